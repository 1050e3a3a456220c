/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.script;

import java.util.Set;
import java.util.regex.Pattern;

import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.jvm.JvmArguments;
import org.wiretune.lint.jvm.JvmForm;
import org.wiretune.lint.source.SourceText;

/**
 * Reads files with an option of the Java virtual machine on each line: {@code .jvmopts}, {@code *.vmoptions} and
 * {@code jvm.config} of Trino and others. That of Maven is for the build and is passed over.
 */
public final class OptionListFormat implements FileFormat {

	private static final Pattern NAME = Pattern.compile("(?:.*/)?(?:[^/]*\\.(?:jvmopts|vmoptions)|jvm\\.config)");

	@Override
	public String id() {
		return "java-option-list";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("jvmopts", "vmoptions", "config");
	}

	@Override
	public boolean accepts(String path) {
		return NAME.matcher(path).matches() && !("/" + path).contains("/.mvn/");
	}

	@Override
	public void read(SourceText source, FileParts parts) {
		OptionFile file = new OptionFile(source);
		file.lines(JvmArguments.ofLines(ArgumentText.of(source, 0, source.text().length(), JvmForm.LINE)));
		file.finish(parts);
	}
}
