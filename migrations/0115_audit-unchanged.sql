-- contract: since 13c80eff, no version has ever changed or deleted a row of the audit trail
CREATE TRIGGER `audit_unchanged` BEFORE UPDATE ON `audit` BEGIN SELECT raise(abort, 'the audit trail is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_kept` BEFORE DELETE ON `audit` BEGIN SELECT raise(abort, 'the audit trail is never shortened'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_in_order` BEFORE INSERT ON `audit` WHEN new.no > 0 AND new.no <= (SELECT coalesce(max(no), 0) FROM audit)
BEGIN SELECT raise(abort, 'a row of the audit trail is never replaced'); END;
