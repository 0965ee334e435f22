CREATE TABLE `operator_check` (
	`operator_no` integer PRIMARY KEY NOT NULL,
	`checked_at` integer NOT NULL,
	FOREIGN KEY (`operator_no`) REFERENCES `operator`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `operator_risk` (
	`operator_no` integer NOT NULL,
	`kind` text NOT NULL,
	`subject_no` integer NOT NULL,
	`position` integer NOT NULL,
	`found_at` integer NOT NULL,
	`checked_at` integer NOT NULL,
	PRIMARY KEY(`operator_no`, `kind`, `subject_no`),
	FOREIGN KEY (`operator_no`) REFERENCES `operator`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "operator_risk_kind" CHECK("operator_risk"."kind" in ('clash','option','stale','registration','job','instalment','mail','prices','texts','pictures'))
);
