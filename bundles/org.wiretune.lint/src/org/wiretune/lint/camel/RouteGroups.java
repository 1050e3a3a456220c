/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import org.wiretune.core.Origin;
import org.wiretune.lint.camel.EndpointUri.Option;
import org.wiretune.lint.source.NewParts;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;

/**
 * Makes the groups of settings of routes, the same from XML, YAML and Java. A route is a group {@code camel.route} with a group for
 * each of its steps, called as the element of the XML DSL, for example {@code camel.from} or {@code camel.split}; steps in a step are
 * groups in its group. A step that names an endpoint has the setting {@value #URI} and a group {@value #ENDPOINT}, whose label is the
 * scheme, whose name is the path and whose settings are the options of the address.
 */
final class RouteGroups {

	/** The format of XML and Java files with routes, and what kinds of groups begin with, followed by a dot. */
	static final String ID = "camel";
	/** What kinds of groups begin with. */
	static final String PREFIX = ID + '.';
	/** The group of an address. */
	static final String ENDPOINT = PREFIX + "endpoint";
	/** The setting of a step that holds an address. */
	static final String URI = "uri";

	/** Makes the setting of a part of an address. */
	@FunctionalInterface
	interface Part {

		/** {@return the setting} @param name its name @param from the first character of its value in the address @param to the character behind it */
		Setting setting(String name, int from, int to);
	}

	private RouteGroups() {
	}

	/** {@return a new file with routes} @param path its path @param origin where the routes begin */
	static ConfigurationFile file(String path, Origin origin) {
		return NewParts.file(path, ID, CamelFormat.PRODUCT, origin);
	}

	/** {@return a new group} @param kind what it is, as in the XML DSL @param name its name, or null @param origin where it stands */
	static ConfigurationGroup group(String kind, String name, Origin origin) {
		return NewParts.group(PREFIX + kind, kind, name, origin);
	}

	/**
	 * {@return the group of an address, added to a step}
	 *
	 * @param step the step
	 * @param text the address as the file writes it
	 * @param part makes its settings
	 */
	static ConfigurationGroup endpoint(ConfigurationGroup step, String text, Part part) {
		EndpointUri uri = EndpointUri.of(text);
		ConfigurationGroup endpoint = group("endpoint", uri.path(), step.getOrigin());
		endpoint.setLabel(uri.scheme());
		for (Option option : uri.options()) {
			if (!Secrets.isName(option.name())) {
				endpoint.getSettings().add(part.setting(option.name(), option.from(), option.to()));
			}
		}
		step.getGroups().add(endpoint);
		return endpoint;
	}
}
