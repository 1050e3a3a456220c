/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.List;

import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.table.VersionRange;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;

/**
 * A group of settings of a configuration file together with what it belongs to: the site of most rules that look at one
 * file. Kinds and names are those of the tables, see {@link org.wiretune.lint.table.TableReader}.
 *
 * @param reading everything that was read
 * @param server the server that the file configures; null where it configures none
 * @param application the application that the file belongs to; null where it belongs to none
 * @param file the file
 * @param parent the group around it; null for the file itself and the groups directly in it
 * @param group the group
 */
public record ConfiguredGroup(Reading reading, Server server, Application application, ConfigurationFile file, ConfigurationGroup parent, ConfigurationGroup group) {

	/** {@return the name of the group; empty where it has none} */
	public String name() {
		return group.getName() == null ? "" : group.getName();
	}

	/** {@return the path of the file} */
	public String path() {
		return file.getPath();
	}

	/** {@return the name of the file without its folders} */
	public String fileName() {
		return path().substring(path().lastIndexOf('/') + 1);
	}

	/** {@return the name of the server or the application for messages; the file's name where it belongs to neither} */
	public String owner() {
		return server != null ? Hosting.serverName(server) : application != null && application.getName() != null ? application.getName() : fileName();
	}

	/** {@return the product of the file} */
	public Product product() {
		return file.getProduct();
	}

	/**
	 * {@return whether the version of the file's product lies in a range; true for an open range where it is not known}
	 *
	 * @param range a range in the words of {@link VersionRange}, for example 5- or 9-21
	 */
	public boolean hasVersion(String range) {
		return new VersionRange(range).contains(file.getVersion());
	}

	/**
	 * {@return a setting of the group, set, defaulted or absent with its place; null where the table has none of the name}
	 *
	 * @param name the name
	 */
	public Setting setting(String name) {
		for (Setting setting : group.getSettings()) {
			if (name.equals(setting.getName())) {
				return setting;
			}
		}
		return null;
	}

	/** {@return the value of a setting that the file states or that is the product's default, or null} @param name the name */
	public String value(String name) {
		return Values.value(setting(name));
	}

	/** {@return the value of a setting as a number, stated or default, or null} @param name the name */
	public Long number(String name) {
		return Values.number(setting(name));
	}

	/** {@return whether the file states a setting} @param name the name */
	public boolean states(String name) {
		return Values.isSet(setting(name));
	}

	/** {@return the groups of a kind directly in this one} @param kind the kind */
	public List<ConfiguredGroup> groups(String kind) {
		return group.getGroups().stream().filter(each -> kind.equals(each.getKind()))
				.map(each -> new ConfiguredGroup(reading, server, application, file, group, each)).toList();
	}

	/** {@return where a setting stands, or where the group stands that it is missing from} @param name the name */
	public Origin place(String name) {
		return Values.origin(setting(name), group);
	}

	/** {@return whether file or profile are for development only, so that advice for production would be noise} */
	public boolean isForDevelopment() {
		return DevelopmentProfiles.isForDevelopment(reading, file);
	}
}
