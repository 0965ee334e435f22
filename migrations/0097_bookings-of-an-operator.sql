CREATE INDEX `lead_desk` ON `lead` (`property_no`,`status`,`check_in`,`check_out`,`deleted_at`);
