/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format.table;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.table.FileKind;
import org.wiretune.lint.table.SettingTables;

/** The readers of the files that {@link SettingTables} describe. */
public final class TableFormats {

	private TableFormats() {
	}

	/** {@return a reader for each kind of file that a table describes as a whole} */
	public static List<FileFormat> all() {
		List<FileFormat> formats = new ArrayList<>();
		for (FileKind kind : SettingTables.kinds()) {
			if (kind.syntax() != null) {
				formats.add(new TextTableFormat(kind));
			} else if (!kind.roots().isEmpty()) {
				formats.add(new XmlTableFormat(kind));
			}
		}
		return formats;
	}
}
