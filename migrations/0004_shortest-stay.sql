CREATE INDEX `stay_nights` ON `stay` ((julianday("check_out") - julianday("check_in")));
