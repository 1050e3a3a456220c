/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;

/**
 * Writes releng/SETTINGS.md from the tables: every kind of file and every setting that the catalogue's section D names, and
 * what counts where the file is silent. Fails where the document is not that of the tables; the new one lies in
 * releng/output then.
 */
class SettingsDocumentTest {

	private static final int ROWS = 30;

	/** Rows that are read by classes instead of tables, or that are no settings of a file. */
	private static final Map<String, String> OTHERWISE = new TreeMap<>(Map.of(
			"D04", "Logs and dumps are no settings. They belong to the analysis of logs and of garbage collection, which is not built yet.",
			"D05", "Read by the formats scdl-module, scdl-dependencies, scdl-component, scdl-import, scdl-export and scdl-references; shown in the binding map, the module editor and its outline.",
			"D12", "Also read by the formats jboss-bean-pools and jboss-bean-domains; shown as bean pools of the server.",
			"D18", "A script that switches the messaging provider. It states no setting; what it leaves behind is read as D17.",
			"D22", "Also read by the format java-source: entities, generators, caches, pools, activation properties, transaction timeouts.",
			"D27", "Set by zfs and zpool commands; no file states it.",
			"D28", "The ports stand in the end points of serverindex.xml and in the transports of D01; that traffic takes one or the other shows on a running server only."));

	@Test
	void theDocumentIsThatOfTheTables() throws IOException {
		Path root = repository();
		String expected = document();
		Path document = root.resolve("releng/SETTINGS.md");
		String actual = Files.exists(document) ? Files.readString(document) : "";
		if (!actual.equals(expected)) {
			Path output = Files.createDirectories(root.resolve("releng/output")).resolve("SETTINGS.md");
			Files.writeString(output, expected);
		}
		assertEquals(expected, actual, "releng/SETTINGS.md is not that of the tables; the new one is releng/output/SETTINGS.md.");
	}

	@Test
	void everyRowOfTheCatalogueHasItsPlace() {
		TreeSet<String> rows = rows(SettingTables.kinds());
		List<String> missing = new ArrayList<>();
		for (int i = 1; i <= ROWS; i++) {
			String row = String.format("D%02d", i);
			if (!rows.contains(row) && !OTHERWISE.containsKey(row)) {
				missing.add(row);
			}
		}
		assertEquals(List.of(), missing);
		assertTrue(SettingTables.kinds().size() > 60);
	}

	private static Path repository() {
		for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
			if (Files.isDirectory(folder.resolve("bundles/org.wiretune.ide/samples"))) {
				return folder;
			}
		}
		throw new AssertionError("the tests run in a clone of the repository");
	}

	private static TreeSet<String> rows(List<FileKind> kinds) {
		TreeSet<String> rows = new TreeSet<>();
		for (FileKind kind : kinds) {
			if (kind.row() != null) {
				rows.add(kind.row());
			}
			kind.groups().forEach(group -> group.settings().stream().map(SettingRow::row).filter(row -> row != null).forEach(rows::add));
		}
		return rows;
	}

	private static String document() {
		StringBuilder text = new StringBuilder("# Files and settings that are read\n\n");
		text.append("Made by `SettingsDocumentTest` from the tables in `bundles/org.wiretune.lint/src/org/wiretune/lint/table`. Every setting is shown in the view **Settings** and by `releng/wiretune settings PATH`; where it stands in a file with file and line, otherwise with the default below. A setting without a default has none that a document confirms. *D01* to *D30* are the rows of the catalogue's list of files.\n\n");
		text.append("## Rows\n\n| row | read by |\n|---|---|\n");
		Map<String, TreeSet<String>> kinds = new TreeMap<>();
		for (FileKind kind : SettingTables.kinds()) {
			rows(List.of(kind)).forEach(row -> kinds.computeIfAbsent(row, key -> new TreeSet<>()).add(kind.id()));
		}
		for (int i = 1; i <= ROWS; i++) {
			String row = String.format("D%02d", i);
			String tables = String.join(", ", kinds.getOrDefault(row, new TreeSet<>()));
			String otherwise = OTHERWISE.getOrDefault(row, "");
			text.append("| ").append(row).append(" | ").append(tables).append(tables.isEmpty() || otherwise.isEmpty() ? "" : ". ").append(otherwise).append(" |\n");
		}
		for (FileKind kind : SettingTables.kinds()) {
			text.append("\n## ").append(kind.id()).append("\n\n").append(kind.product().getLiteral()).append(": ")
					.append(kind.names().stream().map(name -> "`" + name + "`").collect(Collectors.joining(", "))).append('\n');
			text.append("\n| group | setting | row | type | default (versions): document |\n|---|---|---|---|---|\n");
			for (GroupRow group : kind.groups()) {
				for (SettingRow setting : group.settings()) {
					text.append("| ").append(cell(group.label())).append(" | ").append(cell(setting.name())).append(" | ").append(setting.row() == null ? "" : setting.row())
							.append(" | ").append(setting.valueType().getLiteral()).append(setting.unit() == null ? "" : ", " + cell(setting.unit())).append(" | ")
							.append(setting.defaults().stream().map(each -> cell(each.value().value()) + " (" + each.versions() + "): " + cell(each.value().source()))
									.collect(Collectors.joining("; ")))
							.append(" |\n");
				}
			}
		}
		return text.toString();
	}

	private static String cell(String text) {
		return text.replace("|", "\\|").replace("<", "&lt;");
	}
}
