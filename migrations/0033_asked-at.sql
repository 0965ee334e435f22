UPDATE `lead` SET `asked_at` = coalesce((SELECT max(`created_at`) FROM `lead_event` WHERE `lead_no` = `lead`.`no` AND `to_status` IN ('requestedOption', 'requestedBooking')), `created_at`)
	WHERE `asked_at` IS NULL AND `status` IN ('requestedOption', 'requestedBooking');
