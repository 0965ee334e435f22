CREATE TABLE `closed_stay` (
	`property_no` integer NOT NULL,
	`check_in` text NOT NULL,
	`check_out` text NOT NULL,
	`level` integer NOT NULL,
	`set_at` integer NOT NULL,
	PRIMARY KEY(`property_no`, `check_in`, `check_out`, `level`),
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE cascade
);
