-- What may be let go of each minute is what has not gone: letters that went stay for the office to count.
create index fair_notice_letters_unsent on fair_notice_letters (user_id, way) where state <> 'sent';
