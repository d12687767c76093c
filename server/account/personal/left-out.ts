interface LeftOutTable {
  readonly why: string
  readonly columns: readonly string[]
}

const table = (why: string, columns: string): LeftOutTable => ({ why, columns: columns.split(/\s+/) })

/** Tables that hold something of people and are not in their copy, with every column, so that a new one is thought about. */
export const leftOutTables: Readonly<Record<string, LeftOutTable>> = {
  fair_notices: table(
    'what a fair’s office told everybody who takes part; who sent it stands in the audit log',
    'id fair_id kind title body sent_by sent_at',
  ),
  fair_notice_receipts: table(
    'which message somebody was sent; the message itself stands among theirs',
    'notice_id user_id message_id',
  ),
  fair_notice_letters: table(
    'whether a notice of a fair has gone to somebody by SMS or e-mail; the notice itself stands among their messages',
    'id notice_id user_id way state urgent tries next_at',
  ),
  fair_proofs: table(
    'which upload went along with a company’s application for a fair; the upload itself stands with whoever sent it',
    'participation_id kind file_id handed_in_at read_at replaces_read',
  ),
  fair_texts: table(
    'a fair’s plans for emergencies and security: its office’s own; who changed them stands in the audit log',
    'fair_id name body drafted version changed_by changed_at',
  ),
  fair_stops: table(
    'an emergency stop of a fair; who stopped and resumed it stands in the audit log',
    'id fair_id reason began_at ended_at stopped_by resumed_by',
  ),
  events: table(
    'what is told to whoever listens, for an hour: hints at what stands elsewhere, and lines of talks, which stand with them',
    'id xid topic kind data at',
  ),
  exam_review_judgements: table(
    'the exam office’s own work: reasons that count reach the candidate with the step; who judged stands in the audit log',
    'registration_id turn place user_id command reasons at',
  ),
  exam_review_locks: table(
    'says for some minutes who has a registration in hand',
    'registration_id exam_id user_id expires_at',
  ),
  exam_lists: table(
    'an exam’s lists: ticket numbers and marks, which stand with a person’s own scores; names for a few days, with their middle hidden',
    'id exam_id kind version body hash note reason change_id sealed_at released_at names_until names sample',
  ),
  exam_changes: table(
    'the exam office’s own work; who prepared and who released it stands in the audit log',
    'id exam_id kind state title summary rows payload hash prepared_by prepared_at decided_by decided_at reason sample',
  ),
  exam_imports: table(
    'a table of an exam that its office is still checking: the office’s own work; what is handed on stands in the audit log',
    'id exam_id kind user_id file_name uploaded_at rows faults figures changes payload entries base',
  ),
  exam_withdrawn_serials: table(
    'random numbers on the codes of tickets that went with their registration and do not hold: they lead to nobody',
    'exam_id stage serial',
  ),
  exam_seatings: table(
    'what an exam’s seats were drawn with, for a year after it, by numbers that say nothing once a registration is gone; the seat itself stands there',
    'exam_id rooms people',
  ),
  exam_ticket_papers: table(
    'tickets drawn ahead, each from what stands here, and thrown away when printing ends',
    'id ticket_id revision file_id digest claimed_until',
  ),
  application_notes: table(
    'an employer’s remarks on an applicant: the company’s own, and about somebody else than who wrote them',
    'id application_id author_id body created_at',
  ),
  application_tags: table('an employer’s marks on an applicant: the company’s own', 'application_id tag_id created_at'),
  fair_attendees: table(
    'whom a company sends to a fair, sealed, under no account; gone 30 days after the fair',
    'participation_id sealed people named_at',
  ),
  meetings: table(
    'a company’s plan; whoever is invited finds place and time with the interview',
    `id company_id job_id created_by state starts_at minutes place contact phone note moved version opened_at ended_at created_at updated_at`,
  ),
  meeting_members: table('names of the people on a company’s panel', 'id meeting_id name position'),
  meeting_scores: table(
    'what a panel thought of an applicant: the company’s own',
    'place_id member_id marks note author_id updated_at',
  ),
  companies: table(
    'a company’s facts; a member’s own contact stands with the membership',
    `id name short_name credit_code account_kind trade company_type scale city district address intro website founded_year welfare
    contact_name contact_phone logo_file brand verified_at recheck_by follower_count created_at updated_at sample public_contact public_phone
    public_email version blind_review former_name renamed_on`,
  ),
  company_images: table(
    'a company’s pictures, whose files belong to no account',
    'id company_id file_id caption position created_at',
  ),
  company_invitations: table(
    'name and number of whoever was invited, who has no account here yet; that it was sent stands in the audit log',
    'id company_id name phone role token_hash state invited_by sent_at expires_at',
  ),
  posting_templates: table(
    'a company’s drafts of postings, which its members share',
    'id company_id created_by name draft created_at updated_at',
  ),
  talent_marks: table(
    'a company’s own list; who looked at a resume or took it along stands in resume_access',
    'company_id kind resume_id by_user at',
  ),
  search_letters: table(
    'an alert’s e-mail or text on its way out, for some hours; what it tells stands among the messages',
    'id search_id way text headers written_at next_at',
  ),
  talent_index: table('words of resumes, made for searches', 'resume_id user_id updated_at gone guarded search'),
  questionnaire_answers: table('nothing tells whose answers they are', 'id slug answered_on answers'),
  login_tickets: table('security: they sign in', 'token_hash user_id expires_at purpose session_hash'),
  one_time_codes: table(
    'security: they prove a number, and are gone within a day',
    'id address user_type purpose code_hash tries created_at expires_at used_at order_hash ordered_from near_tries far_tries',
  ),
  login_failures: table('security: wrong passwords by a digest, gone within a day', 'account failures last_at'),
  limited_tries: table('security: tries by a digest, gone with their window', 'key at until'),
  idempotency_keys: table(
    'answers that only who repeats the request can read, gone within a day',
    'owner key request_hash answer created_at',
  ),
  looks: table('digests under the key of a day, with which they go', 'day look'),
  running_zips: table('holds the place of a download that runs', 'user_id token beat_at'),
  sandbox_charges: table(
    'the books of the trial cashier; what it told stands with the order',
    'order_number outcome transaction amount at refunded_at',
  ),
}

/** Tables that hold nothing of a person. */
export const impersonalTables: readonly string[] = [
  'ads',
  'answer_templates',
  'archive_offices',
  'article_attachments',
  'articles',
  'audit_seals',
  'booth_misses',
  'captcha_challenges',
  'competition_courses',
  'competition_questions',
  'content_files',
  'exam_articles',
  'exam_attachments',
  'exam_help',
  'exam_papers',
  'exam_positions',
  'exam_rounds',
  'exam_sites',
  'exam_themes',
  'exams',
  'fair_booths',
  'fair_charges',
  'fair_draws',
  'fair_halls',
  'events_dropped',
  'fair_boards',
  'fair_job_changes',
  'fair_jobs',
  'fair_lives',
  'fair_offers',
  'fair_participations',
  'fair_plan_templates',
  'fair_series',
  'fair_sign_prints',
  'fair_slots',
  'fair_talk_slots',
  'fair_visit_counts',
  'fairs',
  'feedbacks',
  'flexible_jobs',
  'guest_passes',
  'help_pages',
  'help_questions',
  'job_gram_counts',
  'job_index',
  'job_view_days',
  'jobs',
  'look_keys',
  'menu_entries',
  'payment_nonces',
  'questionnaires',
  'received_tags',
  'recheck_reminders',
  'regulation_clauses',
  'regulations',
  'schema_migrations',
  'school_jobs',
  'search_tasks',
  'search_terms',
  'service_outages',
  'service_pulse',
  'site_settings',
  'third_posts',
  'third_recruitments',
  'topics',
]
