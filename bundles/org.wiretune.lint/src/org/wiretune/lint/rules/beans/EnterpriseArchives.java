/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.reading.Reading;
import org.wiretune.model.platform.Application;

/** Which modules of Maven are deployed together, because a module beside them makes an enterprise archive. */
final class EnterpriseArchives {

	private static final Pattern MODULE = Pattern.compile("<module>\\s*([\\w./-]{1,80})\\s*</module>");
	private static final Pattern ARCHIVE = Pattern.compile("<packaging>\\s*ear\\s*</packaging>");

	private EnterpriseArchives() {
	}

	/** {@return the folder of all that is deployed with an application, or its own where nothing is} @param reading what was read @param application the application */
	static String of(Reading reading, Application application) {
		String path = application.getPath() == null ? "" : application.getPath();
		int slash = path.lastIndexOf('/');
		String parent = slash < 0 ? "" : path.substring(0, slash + 1);
		String build = path.isEmpty() ? null : reading.texts().text(parent + "pom.xml");
		if (build != null) {
			Matcher module = MODULE.matcher(build);
			while (module.find()) {
				String text = reading.texts().text(parent + module.group(1) + "/pom.xml");
				if (text != null && ARCHIVE.matcher(text).find()) {
					return parent;
				}
			}
		}
		return path;
	}
}
