/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.lint.read.FileParts;
import org.wiretune.lint.read.XmlFormat;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.settings.Setting;

/** Reads the settings of an XML file that a table describes. */
public final class XmlTableFormat extends XmlFormat {

	private final FileKind kind;
	/** Groups by the name of their element; those of {@code *} under that. */
	private final Map<String, List<Group>> groups = new HashMap<>();

	private record Group(GroupRow row, ElementPattern pattern, SettingPlace name, List<PlacedSetting> settings) {
	}

	private record PlacedSetting(SettingRow row, SettingPlace place, List<String> predecessors) {
	}

	/**
	 * Makes a format.
	 *
	 * @param kind what the table says
	 */
	public XmlTableFormat(FileKind kind) {
		this.kind = kind;
		for (GroupRow row : kind.groups()) {
			ElementPattern pattern = new ElementPattern(row.path());
			SettingPlace name = row.name() == null ? null : new SettingPlace(row.name());
			groups.computeIfAbsent(pattern.lastName(), key -> new ArrayList<>(1)).add(new Group(row, pattern, name, placed(row)));
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
	public boolean accepts(String path) {
		return kind.accepts(path);
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
		ConfigurationFile file = PlatformFactory.INSTANCE.createConfigurationFile();
		file.setName(fileName(parts.path()));
		file.setPath(parts.path());
		file.setKind(kind.id());
		file.setProduct(kind.product());
		file.setScope(kind.scope());
		file.setVersion(SchemaVersion.of(root));
		file.setOrigin(settings.origin(root));
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
		if (!file.getGroups().isEmpty()) {
			parts.add(file);
		}
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
			Setting setting = placed.place().read(element, row, row.standard(version), settings, placed.predecessors());
			setting.setValueType(row.valueType());
			setting.setLabel(row.label());
			result.getSettings().add(setting);
		}
		return result;
	}
}
