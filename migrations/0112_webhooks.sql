CREATE TABLE `webhook_attempt` (
	`no` integer PRIMARY KEY NOT NULL,
	`delivery_no` integer NOT NULL,
	`at` integer NOT NULL,
	`duration_ms` integer NOT NULL,
	`status` integer,
	`fault` text,
	`answer` text,
	FOREIGN KEY (`delivery_no`) REFERENCES `webhook_delivery`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_attempt_delivery` ON `webhook_attempt` (`delivery_no`,`no`);--> statement-breakpoint
CREATE TABLE `webhook_delivery` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`endpoint_no` integer NOT NULL,
	`type` text NOT NULL,
	`subject` text,
	`payload` text NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`lease_until` integer,
	`lease_token` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`endpoint_no`) REFERENCES `webhook_endpoint`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "webhook_delivery_state" CHECK("webhook_delivery"."state" in ('pending','sending','delivered','failed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_delivery_id_unique` ON `webhook_delivery` (`id`);--> statement-breakpoint
CREATE INDEX `webhook_delivery_due` ON `webhook_delivery` (`endpoint_no`,`next_at`,`no`) WHERE "state" = 'pending';--> statement-breakpoint
CREATE INDEX `webhook_delivery_lease` ON `webhook_delivery` (`lease_until`) WHERE "state" = 'sending';--> statement-breakpoint
CREATE INDEX `webhook_delivery_subject` ON `webhook_delivery` (`endpoint_no`,`subject`) WHERE "state" = 'pending' and "subject" is not null;--> statement-breakpoint
CREATE INDEX `webhook_delivery_log` ON `webhook_delivery` (`endpoint_no`,`no`);--> statement-breakpoint
CREATE INDEX `webhook_delivery_time` ON `webhook_delivery` (`created_at`);--> statement-breakpoint
CREATE TABLE `webhook_endpoint` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`agency_no` integer,
	`operator_no` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`address` text NOT NULL,
	`events` text NOT NULL,
	`secret` text NOT NULL,
	`old_secret` text,
	`old_secret_until` integer,
	`paused_at` integer,
	`paused_by` text,
	`failing_since` integer,
	`tried_at` integer,
	`brand_key` text NOT NULL,
	`origin` text NOT NULL,
	`language` text NOT NULL,
	`made_by_no` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`agency_no`) REFERENCES `travel_agency`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`operator_no`) REFERENCES `operator`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`made_by_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "webhook_endpoint_team" CHECK(("webhook_endpoint"."agency_no" is null) <> ("webhook_endpoint"."operator_no" is null)),
	CONSTRAINT "webhook_endpoint_pause" CHECK(("webhook_endpoint"."paused_at" is null) = ("webhook_endpoint"."paused_by" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_endpoint_id_unique` ON `webhook_endpoint` (`id`);--> statement-breakpoint
CREATE INDEX `webhook_endpoint_agency` ON `webhook_endpoint` (`agency_no`);--> statement-breakpoint
CREATE INDEX `webhook_endpoint_operator` ON `webhook_endpoint` (`operator_no`);--> statement-breakpoint
CREATE INDEX `webhook_endpoint_maker` ON `webhook_endpoint` (`made_by_no`);--> statement-breakpoint
CREATE TRIGGER `webhook_lead_insert` AFTER INSERT ON `lead` WHEN new.`deleted_at` IS NULL BEGIN
	INSERT INTO `webhook_delivery` (`id`, `endpoint_no`, `type`, `subject`, `payload`, `next_at`, `created_at`)
	SELECT 'msg_' || lower(hex(randomblob(16))), e.`no`, 'lead.created', null, json_object('type', 'lead.created',
		'timestamp', strftime('%Y-%m-%dT%H:%M:%fZ', new.`updated_at` / 1000.0, 'unixepoch'), 'data', json_object('id', new.`id`, 'status', new.`status`, 'isDeleted', json('false'))), 0, new.`updated_at`
	FROM `webhook_endpoint` e WHERE e.`agency_no` = new.`agency_no`
		AND e.`paused_at` IS NULL AND EXISTS (SELECT 1 FROM json_each(e.`events`) chosen WHERE chosen.`value` = 'lead.created');
	INSERT INTO `webhook_delivery` (`id`, `endpoint_no`, `type`, `subject`, `payload`, `next_at`, `created_at`)
	SELECT 'msg_' || lower(hex(randomblob(16))), e.`no`, 'lead.created', null, json_object('type', 'lead.created',
		'timestamp', strftime('%Y-%m-%dT%H:%M:%fZ', new.`updated_at` / 1000.0, 'unixepoch'), 'data', json_object('id', new.`id`, 'status', new.`status`, 'isDeleted', json('false'))), 0, new.`updated_at`
	FROM `property` p JOIN `webhook_endpoint` e ON e.`operator_no` = p.`operator_no` WHERE p.`no` = new.`property_no`
		AND e.`paused_at` IS NULL AND EXISTS (SELECT 1 FROM json_each(e.`events`) chosen WHERE chosen.`value` = 'lead.created') AND new.`status` <> 'interest';
END;
--> statement-breakpoint
CREATE TRIGGER `webhook_lead_update` AFTER UPDATE ON `lead` WHEN old.`status` IS NOT new.`status` OR old.`check_in` IS NOT new.`check_in` OR old.`check_out` IS NOT new.`check_out`
	OR old.`property_no` IS NOT new.`property_no` OR old.`currency` IS NOT new.`currency` OR old.`total_minor` IS NOT new.`total_minor`
	OR old.`subtotal_minor` IS NOT new.`subtotal_minor` OR old.`deleted_at` IS NOT new.`deleted_at` BEGIN
	INSERT INTO `webhook_delivery` (`id`, `endpoint_no`, `type`, `subject`, `payload`, `next_at`, `created_at`)
	SELECT 'msg_' || lower(hex(randomblob(16))), e.`no`, 'lead.changed', null, json_object('type', 'lead.changed',
		'timestamp', strftime('%Y-%m-%dT%H:%M:%fZ', new.`updated_at` / 1000.0, 'unixepoch'), 'data', json_object('id', new.`id`, 'status', new.`status`, 'isDeleted', json(iif(new.`deleted_at` IS NULL, 'false', 'true')))), 0, new.`updated_at`
	FROM `webhook_endpoint` e WHERE e.`agency_no` = new.`agency_no`
		AND e.`paused_at` IS NULL AND EXISTS (SELECT 1 FROM json_each(e.`events`) chosen WHERE chosen.`value` = 'lead.changed');
	INSERT INTO `webhook_delivery` (`id`, `endpoint_no`, `type`, `subject`, `payload`, `next_at`, `created_at`)
	SELECT 'msg_' || lower(hex(randomblob(16))), e.`no`, iif(old.`status` = 'interest', 'lead.created', 'lead.changed'), null, json_object('type', iif(old.`status` = 'interest', 'lead.created', 'lead.changed'),
		'timestamp', strftime('%Y-%m-%dT%H:%M:%fZ', new.`updated_at` / 1000.0, 'unixepoch'), 'data', json_object('id', new.`id`, 'status', new.`status`, 'isDeleted', json(iif(new.`deleted_at` IS NULL, 'false', 'true')))), 0, new.`updated_at`
	FROM `property` p JOIN `webhook_endpoint` e ON e.`operator_no` = p.`operator_no` WHERE p.`no` = new.`property_no`
		AND e.`paused_at` IS NULL AND EXISTS (SELECT 1 FROM json_each(e.`events`) chosen WHERE chosen.`value` = iif(old.`status` = 'interest', 'lead.created', 'lead.changed')) AND new.`status` <> 'interest';
END;
--> statement-breakpoint
CREATE TRIGGER `webhook_proposal_answered` AFTER INSERT ON `proposal_event`
WHEN new.`kind` IN ('approved', 'approvalTakenBack', 'declined', 'asked') AND new.`actor` = 'client' BEGIN
	INSERT INTO `webhook_delivery` (`id`, `endpoint_no`, `type`, `subject`, `payload`, `next_at`, `created_at`)
	SELECT 'msg_' || lower(hex(randomblob(16))), e.`no`, 'proposal.answered', null, json_object('type', 'proposal.answered',
		'timestamp', strftime('%Y-%m-%dT%H:%M:%fZ', new.`created_at` / 1000.0, 'unixepoch'), 'data', json_object('id', p.`id`, 'answer', new.`kind`, 'state', p.`state`, 'leadId', (SELECT l.`id` FROM `lead` l WHERE l.`no` = new.`lead_no`))), 0, new.`created_at`
	FROM `proposal` p JOIN `webhook_endpoint` e ON e.`agency_no` = p.`agency_no` WHERE p.`no` = new.`proposal_no`
		AND e.`paused_at` IS NULL AND EXISTS (SELECT 1 FROM json_each(e.`events`) chosen WHERE chosen.`value` = 'proposal.answered');
END;
--> statement-breakpoint
CREATE TRIGGER `webhook_payment_received` AFTER INSERT ON `payment` BEGIN
	INSERT INTO `webhook_delivery` (`id`, `endpoint_no`, `type`, `subject`, `payload`, `next_at`, `created_at`)
	SELECT 'msg_' || lower(hex(randomblob(16))), e.`no`, 'payment.received', null, json_object('type', 'payment.received',
		'timestamp', strftime('%Y-%m-%dT%H:%M:%fZ', new.`created_at` / 1000.0, 'unixepoch'), 'data', json_object('id', new.`id`, 'leadId', l.`id`, 'isDeposit', json(iif(new.`is_deposit`, 'true', 'false')))), 0, new.`created_at`
	FROM `lead` l JOIN `webhook_endpoint` e ON e.`agency_no` = l.`agency_no` WHERE l.`no` = new.`lead_no`
		AND e.`paused_at` IS NULL AND EXISTS (SELECT 1 FROM json_each(e.`events`) chosen WHERE chosen.`value` = 'payment.received');
END;
--> statement-breakpoint
CREATE TRIGGER `webhook_nights_insert` AFTER INSERT ON `property_night` BEGIN
	INSERT INTO `webhook_delivery` (`id`, `endpoint_no`, `type`, `subject`, `payload`, `next_at`, `created_at`)
	SELECT 'msg_' || lower(hex(randomblob(16))), e.`no`, 'availability.changed', p.`id`, json_object('type', 'availability.changed',
		'timestamp', strftime('%Y-%m-%dT%H:%M:%fZ', cast(unixepoch('subsec') * 1000 as integer) / 1000.0, 'unixepoch'), 'data', json_object('id', p.`id`)), 0, cast(unixepoch('subsec') * 1000 as integer)
	FROM `property` p JOIN `webhook_endpoint` e ON e.`operator_no` = p.`operator_no` WHERE p.`no` = new.`property_no`
		AND e.`paused_at` IS NULL AND EXISTS (SELECT 1 FROM json_each(e.`events`) chosen WHERE chosen.`value` = 'availability.changed')
		AND NOT EXISTS (SELECT 1 FROM `webhook_delivery` d WHERE d.`endpoint_no` = e.`no` AND d.`state` = 'pending' AND d.`subject` IS NOT NULL AND d.`subject` = p.`id` AND d.`attempts` = 0);
END;
--> statement-breakpoint
CREATE TRIGGER `webhook_nights_delete` AFTER DELETE ON `property_night` BEGIN
	INSERT INTO `webhook_delivery` (`id`, `endpoint_no`, `type`, `subject`, `payload`, `next_at`, `created_at`)
	SELECT 'msg_' || lower(hex(randomblob(16))), e.`no`, 'availability.changed', p.`id`, json_object('type', 'availability.changed',
		'timestamp', strftime('%Y-%m-%dT%H:%M:%fZ', cast(unixepoch('subsec') * 1000 as integer) / 1000.0, 'unixepoch'), 'data', json_object('id', p.`id`)), 0, cast(unixepoch('subsec') * 1000 as integer)
	FROM `property` p JOIN `webhook_endpoint` e ON e.`operator_no` = p.`operator_no` WHERE p.`no` = old.`property_no`
		AND e.`paused_at` IS NULL AND EXISTS (SELECT 1 FROM json_each(e.`events`) chosen WHERE chosen.`value` = 'availability.changed')
		AND NOT EXISTS (SELECT 1 FROM `webhook_delivery` d WHERE d.`endpoint_no` = e.`no` AND d.`state` = 'pending' AND d.`subject` IS NOT NULL AND d.`subject` = p.`id` AND d.`attempts` = 0);
END;
