-- What an office adds beside its notices (exam-setup); numbers far above those of sample content.
create sequence exam_attachment_ids start 7000000000;
