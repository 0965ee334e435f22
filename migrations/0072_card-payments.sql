CREATE TABLE `card_checkout` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`lead_no` integer NOT NULL,
	`link_no` integer NOT NULL,
	`brand_key` text NOT NULL,
	`currency` text NOT NULL,
	`minor` integer NOT NULL,
	`state` text NOT NULL,
	`session_id` text,
	`url` text,
	`payment_intent` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`link_no`) REFERENCES `payment_link`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "card_checkout_state_known" CHECK("card_checkout"."state" in ('opening','open','paid','ended')),
	CONSTRAINT "card_checkout_amount" CHECK("card_checkout"."minor" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_checkout_id_unique` ON `card_checkout` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `card_checkout_session_id_unique` ON `card_checkout` (`session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `card_checkout_open` ON `card_checkout` (`lead_no`) WHERE "state" in ('opening','open');--> statement-breakpoint
CREATE INDEX `card_checkout_lead` ON `card_checkout` (`lead_no`,`created_at`);--> statement-breakpoint
CREATE INDEX `card_checkout_link` ON `card_checkout` (`link_no`);--> statement-breakpoint
CREATE INDEX `card_checkout_intent` ON `card_checkout` (`payment_intent`) WHERE "payment_intent" is not null;--> statement-breakpoint
CREATE TABLE `card_event` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`checkout_no` integer,
	`outcome` text NOT NULL,
	`reason` text,
	`currency` text,
	`minor` integer,
	`happened_at` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`settled_by` text,
	`settled_at` integer,
	FOREIGN KEY (`checkout_no`) REFERENCES `card_checkout`(`no`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "card_event_outcome_known" CHECK("card_event"."outcome" in ('booked','noted','parked')),
	CONSTRAINT "card_event_reason" CHECK(("card_event"."outcome" = 'parked') = ("card_event"."reason" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_event_id_unique` ON `card_event` (`id`);--> statement-breakpoint
CREATE INDEX `card_event_checkout` ON `card_event` (`checkout_no`);--> statement-breakpoint
CREATE INDEX `card_event_parked` ON `card_event` (`created_at`) WHERE "outcome" = 'parked' and "settled_at" is null;