/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.liberty;

import java.util.List;
import java.util.Set;

import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.XmlFormat;
import org.wiretune.lint.format.table.XmlTableFormat;
import org.wiretune.lint.table.FileKind;
import org.wiretune.lint.table.GroupRow;
import org.wiretune.lint.table.PathPattern;
import org.wiretune.lint.table.SettingRow;
import org.wiretune.lint.table.SettingTables;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.ValueType;

/**
 * Reads {@code server.xml} of Open Liberty and WebSphere Liberty, the files of {@code configDropins} and those that may be
 * included: any file of such a root in the folders of a server. The settings are those of the table; the properties that a
 * JDBC driver takes are read as they stand. Services that work without an element, as the executor, are there with their
 * defaults.
 */
public final class LibertyServerFormat extends XmlFormat {

	/** The kind of the files. */
	static final String KIND = "liberty-server";
	/** The group of the properties of a data source. */
	static final String PROPERTIES = "liberty.dataSource.properties";

	private static final List<PathPattern> NAMES = List.of("server.xml", "server*.xml", "configDropins/defaults/*.xml", "configDropins/overrides/*.xml", "servers/*/*.xml",
			"servers/*/*/*.xml", "liberty/config/*.xml", "liberty/config/*/*.xml", "shared/config/*.xml").stream().map(PathPattern::new).toList();
	/** Services that run although no element names them, and whose settings rules ask for. */
	private static final List<String> ALWAYS_THERE = List.of("liberty.executor");

	/** The table of the files. Looked up at the first file: formats are made while it is asked which tables there are. */
	private static final class Table {

		static final FileKind KIND = SettingTables.kind(LibertyServerFormat.KIND);
		static final XmlTableFormat FORMAT = new XmlTableFormat(KIND);

		private Table() {
		}
	}

	@Override
	public String id() {
		return KIND;
	}

	@Override
	public Set<String> extensions() {
		return Set.of("xml");
	}

	@Override
	public boolean accepts(String path) {
		for (PathPattern name : NAMES) {
			if (name.matches(path)) {
				return true;
			}
		}
		return false;
	}

	@Override
	protected boolean ownsName() {
		return false;
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		return root.localName().equals("server") && root.namespace() == null;
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		if (root.child("mbean") != null) {
			// A service file of JBoss has the same root.
			return;
		}
		ConfigurationFile file = Table.FORMAT.configuration(root, settings, parts.path());
		if (file.getGroups().isEmpty() && root.attribute("description") == null) {
			return;
		}
		properties(root, settings, file);
		if (fileName(parts.path()).equals("server.xml")) {
			for (GroupRow row : Table.KIND.groups()) {
				if (ALWAYS_THERE.contains(row.kind()) && file.getGroups().stream().noneMatch(group -> group.getKind().equals(row.kind()))) {
					file.getGroups().add(missing(row, root, settings));
				}
			}
		}
		parts.add(file);
	}

	/** The group of an element that is not there: each setting has the place of the whole element. */
	private static ConfigurationGroup missing(GroupRow row, XmlElement root, XmlSettings settings) {
		ConfigurationGroup group = group(row.kind(), row.label(), row.label());
		group.setOrigin(settings.origin(root));
		String name = row.path().substring(row.path().lastIndexOf('/') + 1);
		for (SettingRow each : row.settings()) {
			Setting setting = settings.missing(each.name(), settings.style().child(root, List.of(), List.of(), "<" + name + " " + each.name() + "=\"", "\"/>"), each.unit(),
					each.defaults().isEmpty() ? null : each.defaults().get(0).value());
			setting.setValueType(each.valueType());
			group.getSettings().add(setting);
		}
		return group;
	}

	/** The properties of data sources, whose names are those of the driver. */
	private static void properties(XmlElement root, XmlSettings settings, ConfigurationFile file) {
		List<ConfigurationGroup> sources = file.getGroups().stream().filter(group -> group.getKind().equals("liberty.dataSource")).toList();
		int index = 0;
		for (XmlElement element : root.children("dataSource")) {
			if (index == sources.size()) {
				return;
			}
			ConfigurationGroup source = sources.get(index++);
			for (XmlElement child = element.firstChild(); child != null; child = child.next()) {
				if (child.localName().equals("properties") || child.localName().startsWith("properties.")) {
					ConfigurationGroup group = group(PROPERTIES, child.localName(), "Driver properties");
					group.setOrigin(settings.origin(child));
					for (XmlAttribute attribute : child.attributes()) {
						if (!attribute.declaresNamespace() && attribute.prefix() == null) {
							Setting setting = settings.value(attribute.localName(), attribute, null);
							setting.setValueType(ValueType.TEXT);
							group.getSettings().add(setting);
						}
					}
					source.getGroups().add(group);
				}
			}
		}
	}

	private static ConfigurationGroup group(String kind, String name, String label) {
		ConfigurationGroup group = PlatformFactory.INSTANCE.createConfigurationGroup();
		group.setKind(kind);
		group.setName(name);
		group.setLabel(label);
		return group;
	}
}
