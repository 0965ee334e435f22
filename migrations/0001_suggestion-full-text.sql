CREATE VIRTUAL TABLE `suggestion_words` USING fts5(
	`label_en`, `label_de`,
	content='suggestion', content_rowid='no',
	tokenize="unicode61 remove_diacritics 2", prefix='1 2 3'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `suggestion_trigrams` USING fts5(
	`label_en`, `label_de`,
	content='suggestion', content_rowid='no',
	tokenize="trigram remove_diacritics 1"
);
