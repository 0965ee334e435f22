-- The postcode of who books.
ALTER TABLE `lead` ADD `postal_code` text;
