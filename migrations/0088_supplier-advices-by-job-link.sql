DROP INDEX `supplier_payout_advice_hash_unique`;--> statement-breakpoint
ALTER TABLE `supplier_payout` DROP COLUMN `advice_hash`;