/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import org.wiretune.core.Product;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.WebSpherePath;
import org.wiretune.lint.format.XmlFormat;
import org.wiretune.lint.jvm.JvmOptionGroup;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.table.ElementPattern;
import org.wiretune.lint.table.FileKind;
import org.wiretune.lint.table.GroupRow;
import org.wiretune.lint.table.SchemaVersion;
import org.wiretune.lint.table.SettingPlace;
import org.wiretune.lint.table.SettingRow;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.settings.Setting;

/**
 * Reads the settings of an XML file that a table describes. A row named {@code java.options} makes a group inside its group:
 * the arguments of a Java virtual machine that the attribute holds.
 */
public final class XmlTableFormat extends XmlFormat {

	private final FileKind kind;
	/** Groups by the name of their element; those of {@code *} under that. */
	private final Map<String, List<Group>> groups = new HashMap<>();

	private record Group(GroupRow row, ElementPattern pattern, SettingPlace name, List<PlacedSetting> settings) {
	}

	private record PlacedSetting(SettingRow row, SettingPlace place, List<String> predecessors) {

		/** The unit; of a row that names a place, the word that stands there, or the one that the product takes without it. */
		String unit(XmlElement element) {
			int colon = row.unit() == null || row.unit().indexOf('@') < 0 ? -1 : row.unit().indexOf(':');
			if (colon < 0) {
				return row.unit();
			}
			String told = new SettingPlace(row.unit().substring(0, colon)).text(element);
			return told == null || told.isEmpty() ? row.unit().substring(colon + 1) : told.strip().toLowerCase(Locale.ROOT);
		}
	}

	/**
	 * Makes a format.
	 *
	 * @param kind what the table says
	 */
	public XmlTableFormat(FileKind kind) {
		this.kind = kind;
		for (GroupRow row : kind.groups()) {
			SettingPlace name = row.name() == null ? null : new SettingPlace(row.name());
			List<PlacedSetting> settings = placed(row);
			for (ElementPattern pattern : ElementPattern.alternatives(row.path())) {
				groups.computeIfAbsent(pattern.lastName(), key -> new ArrayList<>(1)).add(new Group(row, pattern, name, settings));
			}
		}
	}

	/** The table has the settings in the order of the schema: a new element follows those of the rows before it. */
	private static List<PlacedSetting> placed(GroupRow row) {
		List<PlacedSetting> placed = new ArrayList<>();
		List<String> before = new ArrayList<>();
		for (SettingRow setting : row.settings()) {
			SettingPlace place = new SettingPlace(setting.place());
			if (place.firstElement() != null && !before.contains(place.firstElement())) {
				before.add(place.firstElement());
			}
			placed.add(new PlacedSetting(setting, place, List.copyOf(before)));
		}
		return placed;
	}

	@Override
	public String id() {
		return kind.id();
	}

	@Override
	public Set<String> extensions() {
		return kind.extensions();
	}

	@Override
	public boolean accepts(String path) {
		return kind.accepts(path) && !(kind.product() == Product.WEBSPHERE && WebSpherePath.isTemplate(path));
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		for (ElementPattern pattern : kind.roots()) {
			if (pattern.matches(root)) {
				return true;
			}
		}
		return false;
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		ConfigurationFile file = configuration(root, settings, parts.path());
		if (!file.getGroups().isEmpty()) {
			parts.add(file);
		}
	}

	/**
	 * Reads the groups of a file, for formats that do more with it.
	 *
	 * @param root its root element
	 * @param settings makes settings
	 * @param path its path
	 * @return the file with what it states; without groups where the table knows none of its elements
	 */
	public ConfigurationFile configuration(XmlElement root, XmlSettings settings, String path) {
		ConfigurationFile file = NewParts.file(path, kind.id(), kind.product(), settings.origin(root));
		file.setScope(kind.scope());
		file.setVersion(SchemaVersion.of(root));
		Map<XmlElement, ConfigurationGroup> read = new HashMap<>();
		for (XmlElement element : root.withDescendants()) {
			Group group = group(element);
			if (group == null) {
				continue;
			}
			ConfigurationGroup result = read(group, element, settings);
			read.put(element, result);
			parent(element, read, file).getGroups().add(result);
		}
		return file;
	}

	private Group group(XmlElement element) {
		for (String name : List.of(element.localName(), "*")) {
			for (Group group : groups.getOrDefault(name, List.of())) {
				if (group.pattern().matches(element)) {
					return group;
				}
			}
		}
		return null;
	}

	private static ConfigurationGroup parent(XmlElement element, Map<XmlElement, ConfigurationGroup> read, ConfigurationFile file) {
		for (XmlElement around = element.parent(); around != null; around = around.parent()) {
			ConfigurationGroup group = read.get(around);
			if (group != null) {
				return group;
			}
		}
		return file;
	}

	private static ConfigurationGroup read(Group group, XmlElement element, XmlSettings settings) {
		ConfigurationGroup result = PlatformFactory.INSTANCE.createConfigurationGroup();
		result.setKind(group.row().kind());
		result.setLabel(group.row().label());
		String name = group.name() == null ? null : group.name().text(element);
		result.setName(name == null || name.isEmpty() ? group.row().label() : name);
		result.setOrigin(settings.origin(element));
		String version = SchemaVersion.of(element);
		for (PlacedSetting placed : group.settings()) {
			SettingRow row = placed.row();
			if (row.name().equals(JvmOptionGroup.KIND)) {
				XmlAttribute arguments = placed.place().attribute(element);
				result.getGroups().add(arguments != null ? JvmOptionGroup.of(element.document().source(), arguments)
						: JvmOptionGroup.ofMissing(settings.origin(element), placed.place().read(element, row, null, settings, List.of()).getInsertion()));
				continue;
			}
			Setting setting = placed.place().read(element, row, row.standard(version), settings, placed.predecessors());
			setting.setValueType(row.valueType());
			setting.setLabel(row.label());
			setting.setUnit(placed.unit(element));
			result.getSettings().add(setting);
		}
		return result;
	}
}
