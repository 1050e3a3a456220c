/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

import java.net.URL;
import org.wiretune.core.Product;
import org.wiretune.lint.product.ProductDefault;
import org.wiretune.model.settings.ValueType;

/**
 * Reads the tables that ship with WireTune: text files named {@code *.settings}, one entry a line, its fields separated by
 * {@code |}. A field may be left empty; a line that begins with {@code #} is a remark. The entries are
 * <pre>
 * product | id | name | server, application or none
 * file    | id | PRODUCT | name patterns, comma between | root patterns, comma between | row of the catalogue | syntax
 * same    | id of a file above whose groups this file has too
 * group   | kind | path | place of the name | label
 * setting | name | place | type | unit | label | row of the catalogue
 * default | value | versions | document that names it
 * </pre>
 * A product is named by its id here, or by the name of a constant of {@link Product}. A group belongs to the file above it, a setting to the group above it, a default to the setting above it. Behind a product
 * and a slash may stand {@code application}, where the file belongs to an application. For a file that is no XML the syntax is
 * named, and key patterns take the place of the root patterns, see {@link FileKind}.
 * The word {@code empty} in place of versions tells what an element without text stands for.
 */
public final class TableReader {

	private final String name;
	private final List<FileKind> files = new ArrayList<>();
	private FileKind file;
	private GroupRow group;
	private SettingRow setting;
	private final List<GroupRow> groups = new ArrayList<>();
	private final List<SettingRow> settings = new ArrayList<>();
	private final List<VersionedDefault> defaults = new ArrayList<>();

	private TableReader(String name) {
		this.name = name;
	}

	/**
	 * Reads a table.
	 *
	 * @param resource where it lies
	 * @return the kinds of files that it describes
	 * @throws IOException where it cannot be read
	 * @throws IllegalStateException where a line is wrong, with its number
	 */
	static List<FileKind> read(URL resource) throws IOException {
		try (BufferedReader lines = new BufferedReader(new InputStreamReader(resource.openStream(), StandardCharsets.UTF_8))) {
			return read(resource.getPath().substring(resource.getPath().lastIndexOf('/') + 1), lines);
		}
	}

	/**
	 * Reads a table.
	 *
	 * @param name its name, for messages
	 * @param lines the table
	 * @return the kinds of files that it describes
	 * @throws IOException where it cannot be read
	 * @throws IllegalStateException where a line is wrong, with its number
	 */
	static List<FileKind> read(String name, BufferedReader lines) throws IOException {
		TableReader reader = new TableReader(name);
		int number = 0;
		for (String line = lines.readLine(); line != null; line = lines.readLine()) {
			number++;
			if (!line.isBlank() && !line.startsWith("#")) {
				try {
					reader.line(line);
				} catch (RuntimeException e) {
					throw new IllegalStateException(reader.name + ':' + number + ": " + line, e);
				}
			}
		}
		reader.endFile();
		return List.copyOf(reader.files);
	}

	private void line(String line) {
		String[] fields = Arrays.stream(line.split("\\|", -1)).map(String::strip).toArray(String[]::new);
		switch (fields[0]) {
		case "product" -> Product.define(fields[1], fields[2], Product.Owner.valueOf(fields[3].toUpperCase(Locale.ROOT)));
		case "file" -> {
			endFile();
			file = file(fields);
		}
		case "same" -> {
			endGroup();
			groups.addAll(files.stream().filter(each -> each.id().equals(fields[1])).findFirst().orElseThrow().groups());
		}
		case "group" -> {
			endGroup();
			group = new GroupRow(fields[1], fields[2], optional(fields, 3), fields[4], List.of());
			if (group.kind().isEmpty() || group.label().isEmpty()) {
				throw new IllegalArgumentException();
			}
		}
		case "setting" -> {
			endSetting();
			setting = new SettingRow(fields[1], fields[2], ValueType.valueOf(fields[3].toUpperCase(Locale.ROOT)), optional(fields, 4), optional(fields, 5),
					optional(fields, 6), List.of());
		}
		case "default" -> {
			if (fields[3].isEmpty()) {
				throw new IllegalArgumentException();
			}
			defaults.add(new VersionedDefault(new VersionRange(fields[2]), new ProductDefault(fields[1], fields[3])));
		}
		default -> throw new IllegalArgumentException(fields[0]);
		}
	}

	private static FileKind file(String[] fields) {
		int slash = fields[2].indexOf('/');
		String word = slash < 0 ? fields[2] : fields[2].substring(0, slash);
		Product product = Product.named(word).orElseThrow(() -> new IllegalArgumentException(word));
		String syntax = optional(fields, 6);
		List<String> contents = list(field(fields, 4));
		return new FileKind(fields[1], product, slash < 0 ? null : fields[2].substring(slash + 1), list(fields[3]).stream().map(PathPattern::new).toList(),
				syntax == null ? contents.stream().map(ElementPattern::new).toList() : List.of(), optional(fields, 5), syntax,
				syntax == null ? List.of() : contents, List.of());
	}

	private void endSetting() {
		if (setting != null) {
			settings.add(new SettingRow(setting.name(), setting.place(), setting.valueType(), setting.unit(), setting.label(), setting.row(), defaults));
		}
		setting = null;
		defaults.clear();
	}

	private void endGroup() {
		endSetting();
		if (group != null) {
			groups.add(new GroupRow(group.kind(), group.path(), group.name(), group.label(), settings));
		}
		group = null;
		settings.clear();
	}

	private void endFile() {
		endGroup();
		if (file != null) {
			files.add(new FileKind(file.id(), file.product(), file.scope(), file.names(), file.roots(), file.row(), file.syntax(), file.keys(), groups));
		}
		file = null;
		groups.clear();
	}

	private static List<String> list(String field) {
		return Arrays.stream(field.split(",")).map(String::strip).filter(each -> !each.isEmpty()).toList();
	}

	private static String field(String[] fields, int index) {
		return index < fields.length ? fields[index] : "";
	}

	private static String optional(String[] fields, int index) {
		String field = field(fields, index);
		return field.isEmpty() ? null : field;
	}
}
