/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.size;

import org.wiretune.core.Origin;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;

/**
 * One setting of the set.
 *
 * @param server the name of the server
 * @param pool the pool in the words of the product, for example {@code WebContainer}
 * @param setting the setting; it may be defaulted or absent
 * @param place where it stands, or where the element stands that it is missing from; may be null
 * @param value the value that is computed
 * @param working how it was computed, as a sentence with its numbers
 * @param rule the id of the recommendation that the relation comes from
 */
public record SizedSetting(String server, String pool, Setting setting, Origin place, long value, String working, String rule) {

	/** Hides secrets: names come out of files. */
	public SizedSetting {
		server = Secrets.hidden(server);
		pool = Secrets.hidden(pool);
		working = Secrets.hidden(working);
	}

	/** {@return the value that holds now: stated or the product's default, or null} */
	public String current() {
		return setting.effective();
	}

	/** {@return whether it is the upper end of a pool, not the number that is kept ready} */
	public boolean isMaximum() {
		String name = setting.getName() == null ? "" : setting.getName().toLowerCase(java.util.Locale.ROOT);
		return !name.startsWith("min");
	}

	/** {@return whether the file has to change} */
	public boolean isChange() {
		Long now = setting.asNumber();
		return now == null || now != value;
	}
}
