/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.wiring;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.ide.files.UnsavedFile;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.ChangeSet;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.lint.wiring.WiringEdit;

/** The texts of files as they would be after an edit. */
final class EditedTexts {

	private EditedTexts() {
	}

	/**
	 * {@return the files that differ from those that are saved; null where the edit does not fit the texts}
	 *
	 * @param texts the texts as they are, those of unsaved editors among them
	 * @param unsaved the files of unsaved editors
	 * @param edit the edit
	 */
	static List<SourceFile> of(SourceTexts texts, Collection<SourceFile> unsaved, WiringEdit edit) {
		Map<String, SourceFile> files = new LinkedHashMap<>();
		unsaved.forEach(file -> files.put(file.path(), file));
		ChangeSet changes = new ChangeSet();
		changes.add(edit.changes());
		for (String path : changes.paths()) {
			String text = texts.text(path);
			StringBuilder after = new StringBuilder();
			int from = 0;
			for (TextChange change : changes.of(path)) {
				if (text == null || change.offset() < from || !text.startsWith(change.expected(), change.offset())) {
					return null;
				}
				after.append(text, from, change.offset()).append(change.replacement());
				from = change.end();
			}
			files.put(path, new UnsavedFile(path, after.append(text, from, text.length()).toString()));
		}
		edit.files().forEach(file -> files.put(file.path(), new UnsavedFile(file.path(), file.text())));
		return new ArrayList<>(files.values());
	}
}
