CREATE TABLE `enquiry_draft` (
	`enquiry_no` integer PRIMARY KEY NOT NULL,
	`user_no` integer NOT NULL,
	`language` text NOT NULL,
	`body` text NOT NULL,
	`offers` text DEFAULT '[]' NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`enquiry_no`) REFERENCES `enquiry`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `enquiry_draft_user` ON `enquiry_draft` (`user_no`);--> statement-breakpoint
CREATE TABLE `enquiry_note` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`enquiry_no` integer NOT NULL,
	`user_no` integer NOT NULL,
	`body` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`enquiry_no`) REFERENCES `enquiry`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `enquiry_note_id_unique` ON `enquiry_note` (`id`);--> statement-breakpoint
CREATE INDEX `enquiry_note_time` ON `enquiry_note` (`enquiry_no`,`created_at`);--> statement-breakpoint
CREATE INDEX `enquiry_note_user` ON `enquiry_note` (`user_no`);--> statement-breakpoint
DROP INDEX `enquiry_state_time`;--> statement-breakpoint
ALTER TABLE `enquiry` ADD `user_no` integer REFERENCES user(no) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `enquiry` ADD `promised_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiry` ADD `answered_at` integer;--> statement-breakpoint
ALTER TABLE `enquiry` ADD `moved_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiry` ADD `lost_reason` text;--> statement-breakpoint
CREATE INDEX `enquiry_promise` ON `enquiry` (`state`,`promised_at`);--> statement-breakpoint
CREATE INDEX `enquiry_moved` ON `enquiry` (`state`,`moved_at`);--> statement-breakpoint
CREATE INDEX `enquiry_person_promise` ON `enquiry` (`user_no`,`state`,`promised_at`);--> statement-breakpoint
CREATE INDEX `enquiry_person_moved` ON `enquiry` (`user_no`,`state`,`moved_at`);--> statement-breakpoint
ALTER TABLE `mail_thread` ADD `enquiry_no` integer REFERENCES enquiry(no) ON DELETE CASCADE;--> statement-breakpoint
CREATE UNIQUE INDEX `mail_thread_enquiry` ON `mail_thread` (`enquiry_no`);--> statement-breakpoint
ALTER TABLE `mail_thread_message` ADD `offers` text;
--> statement-breakpoint
UPDATE `enquiry` SET `promised_at` = `created_at` + 86400000, `moved_at` = `created_at`,
	`answered_at` = (select min(x.at) from (
		select min(p.sent_at) as at from proposal p where p.enquiry_no = enquiry.no and p.sent_at is not null
		union all select min(a.created_at) from audit a where a.subject_id = enquiry.id and a.action = 'enquiry.answered') x);
--> statement-breakpoint
UPDATE `enquiry` SET `state` = 'won' WHERE `state` <> 'new' AND EXISTS (select 1 from proposal p join lead l on l.no = p.approved_no
	where p.enquiry_no = enquiry.no and p.state = 'approved' and l.status = 'confirmedBooking');
--> statement-breakpoint
UPDATE `enquiry` SET `state` = 'offerSent' WHERE `state` = 'answered' AND EXISTS (select 1 from proposal p
	where p.enquiry_no = enquiry.no and p.sent_at is not null);
--> statement-breakpoint
UPDATE `enquiry` SET `state` = 'lost' WHERE `state` = 'closed';
--> statement-breakpoint
CREATE VIRTUAL TABLE `enquiry_words` USING fts5(
	`words`, content='', contentless_delete=1,
	tokenize="unicode61 remove_diacritics 2", prefix='2 3'
);
--> statement-breakpoint
CREATE TRIGGER `enquiry_words_insert` AFTER INSERT ON `enquiry` BEGIN
	insert into enquiry_words (rowid, words) values (new.no, new.full_name || ' ' || new.email || ' ' || coalesce(new.city, '') || ' '
		|| substr(new.booking_number, 4) || ' ' || coalesce(new.property_name, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `enquiry_words_property` AFTER INSERT ON `enquiry_house` BEGIN
	delete from enquiry_words where rowid = new.enquiry_no;
	insert into enquiry_words (rowid, words) select e.no, e.full_name || ' ' || e.email || ' ' || coalesce(e.city, '') || ' '
		|| substr(e.booking_number, 4) || ' ' || coalesce(e.property_name, '') || ' '
		|| (select group_concat(h.property_name, ' ') from enquiry_house h where h.enquiry_no = e.no)
		from enquiry e where e.no = new.enquiry_no;
END;
--> statement-breakpoint
CREATE TRIGGER `enquiry_words_update` AFTER UPDATE ON `enquiry` WHEN old.full_name is not new.full_name or old.email is not new.email
	or old.city is not new.city or old.property_name is not new.property_name BEGIN
	delete from enquiry_words where rowid = old.no;
	insert into enquiry_words (rowid, words) values (new.no, new.full_name || ' ' || new.email || ' ' || coalesce(new.city, '') || ' '
		|| substr(new.booking_number, 4) || ' ' || coalesce(new.property_name, '') || ' '
		|| coalesce((select group_concat(h.property_name, ' ') from enquiry_house h where h.enquiry_no = new.no), ''));
END;
--> statement-breakpoint
CREATE TRIGGER `enquiry_words_delete` AFTER DELETE ON `enquiry` BEGIN
	delete from enquiry_words where rowid = old.no;
END;
--> statement-breakpoint
INSERT INTO `enquiry_words` (rowid, words)
	SELECT no, full_name || ' ' || email || ' ' || coalesce(city, '') || ' ' || substr(booking_number, 4) || ' '
		|| coalesce(property_name, '') || ' '
		|| coalesce((select group_concat(h.property_name, ' ') from enquiry_house h where h.enquiry_no = enquiry.no), '')
	FROM `enquiry`;
