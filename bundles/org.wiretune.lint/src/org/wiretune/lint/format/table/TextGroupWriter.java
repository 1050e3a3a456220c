/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format.table;

import java.util.List;

import org.wiretune.core.Origin;
import org.wiretune.lint.format.Placeholders;
import org.wiretune.lint.product.ProductDefault;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.table.GroupRow;
import org.wiretune.lint.table.SettingRow;
import org.wiretune.lint.text.NewEntry;
import org.wiretune.lint.text.Quoting;
import org.wiretune.lint.text.TextDocument;
import org.wiretune.lint.text.TextEntry;
import org.wiretune.lint.text.TextSection;
import org.wiretune.lint.text.TextSyntax;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;
import org.wiretune.model.settings.SettingsFactory;

/** Makes groups of the model from what a file states and what a table knows. */
final class TextGroupWriter {

	/** PostgreSQL counts some sizes in blocks where they have no suffix. */
	private static final String BLOCKS = "blocks of 8 kilobytes";

	private final TextDocument document;
	private final TextSyntax syntax;
	private final int number;
	private final boolean withMissing;
	private final Placeholders placeholders;

	/**
	 * @param document the file
	 * @param syntax how it is written
	 * @param number the document of the file that new entries go into
	 * @param withMissing whether settings are made that the file does not state
	 * @param placeholders resolves values that name others; null where a value is what is written
	 */
	TextGroupWriter(TextDocument document, TextSyntax syntax, int number, boolean withMissing, Placeholders placeholders) {
		this.document = document;
		this.syntax = syntax;
		this.number = number;
		this.withMissing = withMissing;
		this.placeholders = placeholders;
	}

	/** {@return the group, or null where no row of the table fits} */
	ConfigurationGroup write(TextGroup group) {
		GroupRow row = group.family.member(group.values);
		if (row == null) {
			return null;
		}
		ConfigurationGroup result = PlatformFactory.INSTANCE.createConfigurationGroup();
		result.setKind(row.kind());
		result.setLabel(row.label());
		String name = group.name.strip();
		result.setName(name.isEmpty() ? row.label() : name);
		result.setOrigin(origin(group));
		TextEntry neighbour = withMissing ? neighbour(group) : null;
		for (SettingRow setting : row.settings()) {
			TextEntry entry = group.values.get(setting.place());
			if (entry != null || withMissing) {
				Setting made = entry == null ? missing(setting, group, neighbour) : set(setting, entry);
				made.setName(setting.name());
				made.setUnit(setting.unit());
				made.setValueType(setting.valueType());
				made.setLabel(setting.label());
				result.getSettings().add(made);
			}
		}
		return result.getSettings().isEmpty() ? null : result;
	}

	private Setting set(SettingRow row, TextEntry entry) {
		Setting setting = SettingsFactory.INSTANCE.createSetting();
		setting.setValue(entry.value());
		setting.setState(SettingState.SET);
		setting.setForm(syntax.values(entry.quoting(), row.valueType()));
		setting.setOrigin(document.source().origin(entry.valueStart(), entry.valueEnd() - entry.valueStart()));
		if (BLOCKS.equals(row.unit()) && entry.value().length() < 12 && entry.value().chars().allMatch(Character::isDigit) && !entry.value().isEmpty()) {
			setting.setResolved(Long.parseLong(entry.value()) * 8 + "kB");
		} else if (placeholders != null && entry.value().contains("${")) {
			setting.setResolved(placeholders.resolve(entry.value()));
		}
		return setting;
	}

	private Setting missing(SettingRow row, TextGroup group, TextEntry neighbour) {
		Setting setting = SettingsFactory.INSTANCE.createSetting();
		NewEntry entry = new NewEntry(number, group.section, group.key(row.place()), neighbour, true, syntax.values(Quoting.NONE, row.valueType()));
		if (syntax.mayStand(document, entry)) {
			setting.setState(SettingState.ABSENT);
			return setting;
		}
		ProductDefault standard = row.standard(null);
		setting.setState(standard == null ? SettingState.ABSENT : SettingState.DEFAULTED);
		if (standard != null) {
			setting.setValue(standard.value());
			setting.setDefaultSource(standard.source());
		}
		setting.setInsertion(syntax.insertion(document, entry));
		return setting;
	}

	private Origin origin(TextGroup group) {
		if (group.first != null) {
			return document.source().origin(group.first.keyStart(), group.first.keyEnd() - group.first.keyStart());
		}
		for (TextSection section : document.sections()) {
			if (section.name().equalsIgnoreCase(group.section)) {
				return document.source().origin(section.nameStart(), section.name().length());
			}
		}
		return SourceText.wholeFile(document.source().path());
	}

	/** The entry that a new one follows: the last of the group, else the one whose key is most like those of the group. */
	private TextEntry neighbour(TextGroup group) {
		if (group.last != null) {
			return group.last;
		}
		List<String> path = group.family.path();
		TextEntry best = null;
		int most = -1;
		List<List<String>> keys = document.normalKeys(syntax.form());
		for (int i = 0; i < keys.size(); i++) {
			TextEntry entry = document.entries().get(i);
			if (entry.document() == number && entry.section().equalsIgnoreCase(group.section) && !entry.key().startsWith("%")) {
				int shared = 0;
				List<String> key = keys.get(i);
				while (shared < path.size() && shared < key.size() && path.get(shared).equals(key.get(shared))) {
					shared++;
				}
				if (shared >= most) {
					most = shared;
					best = entry;
				}
			}
		}
		return best;
	}
}
