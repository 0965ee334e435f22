-- The week that the price "from" belongs to. Derived: the next publication fills it.
ALTER TABLE `property` ADD `price_from_check_in` text;
