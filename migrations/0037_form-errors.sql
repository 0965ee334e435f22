-- Errors of fields have a namespace of their own; a brand's wording names it.
UPDATE `brand` SET settings = replace(settings, '"enquiry:error.', '"form-error:');
