/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.ValueType;

/**
 * Reads the heap that {@code artemis.profile} gives a broker of Artemis: a group {@value #KIND} with the setting {@value #HEAP}, the
 * last that its arguments of Java state. Nothing else of the arguments is taken, since they may hold passwords.
 */
public final class ArtemisProfileFormat implements FileFormat {

	/** The kind of the group. */
	public static final String KIND = "artemis.profile";
	/** The setting. */
	public static final String HEAP = "Xmx";

	private static final Pattern ARGUMENTS = Pattern.compile("(?m)^[ \\t]*(?:export[ \\t]+)?JAVA_ARGS=(.*)$");
	private static final Pattern SIZE = Pattern.compile("-Xmx(\\d{1,12}[kmgtKMGT]?)\\b");

	@Override
	public String id() {
		return "artemis-profile";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("profile");
	}

	@Override
	public boolean accepts(String path) {
		return path.equals("artemis.profile") || path.endsWith("/artemis.profile");
	}

	@Override
	public void read(SourceText source, FileParts parts) {
		Setting heap = null;
		for (Matcher line = ARGUMENTS.matcher(source.text()); line.find();) {
			for (Matcher size = SIZE.matcher(line.group(1)); size.find();) {
				heap = setting(size.group(1), source.origin(line.start(1) + size.start(1), size.group(1).length()));
			}
		}
		if (heap == null) {
			return;
		}
		ConfigurationGroup group = NewParts.group(KIND, "Java", null, heap.getOrigin());
		group.getSettings().add(heap);
		ConfigurationFile file = NewParts.file(source.path(), id(), Product.JAVA, source.origin(0, 0));
		file.getGroups().add(group);
		parts.add(file);
	}

	private static Setting setting(String value, Origin origin) {
		Setting setting = NewParts.stated(HEAP, value, origin);
		setting.setValueType(ValueType.SIZE);
		return setting;
	}
}
