/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.liberty;

import java.util.Set;

import org.wiretune.core.Product;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.jvm.JvmOptionGroup;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;

/**
 * Reads {@code jvm.options}: of Liberty where it stands beside a {@code server.xml} or in its {@code configDropins}, of another
 * product elsewhere. A line is an argument in each of them.
 */
public final class LibertyJvmOptionsFormat implements FileFormat {

	/** The kind of the files. */
	public static final String KIND = "liberty-jvm-options";

	@Override
	public String id() {
		return KIND;
	}

	@Override
	public Set<String> extensions() {
		return Set.of("options");
	}

	@Override
	public boolean accepts(String path) {
		return path.endsWith("/jvm.options") || path.equals("jvm.options");
	}

	@Override
	public void read(SourceText text, FileParts parts) {
		ConfigurationGroup options = JvmOptionGroup.ofLines(text);
		ConfigurationFile file = NewParts.file(parts.path(), KIND, Product.LIBERTY, SourceText.wholeFile(parts.path()));
		file.getGroups().add(options);
		parts.add(file);
	}
}
