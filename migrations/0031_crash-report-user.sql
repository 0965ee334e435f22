-- Who was signed in when a crash was last seen, by public id.
ALTER TABLE `crash_report` ADD `user_id` text;
