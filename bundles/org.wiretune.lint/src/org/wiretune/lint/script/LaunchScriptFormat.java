/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import org.wiretune.core.Insertion;
import org.wiretune.core.Origin;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.jvm.JvmArguments;
import org.wiretune.lint.jvm.JvmForm;
import org.wiretune.lint.source.SourceText;
import org.wiretune.safety.order.Backwards;

/**
 * Reads the options of Java virtual machines in scripts of a shell or of Windows that are not those of JBoss: commands that
 * start Java, and variables such as those of {@code setenv.sh} and {@code setDomainEnv.sh}. What several variables of a
 * script hold and no command of it takes is for one virtual machine. Scripts of build tools and of tests are passed over.
 */
public final class LaunchScriptFormat implements FileFormat {

	private static final Set<String> OF_JBOSS = Set.of("run", "standalone", "domain");
	private static final Set<String> OF_BUILDS = Set.of("gradlew", "mvnw");
	private static final List<String> ENDS = List.of(".sh", ".bat", ".cmd");

	@Override
	public String id() {
		return "launch-script";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("", "sh", "bat", "cmd");
	}

	@Override
	public boolean accepts(String path) {
		String name = path.substring(path.lastIndexOf('/') + 1);
		int dot = name.indexOf('.');
		if (dot < 0) {
			return path.contains("etc/default/") || path.contains("etc/sysconfig/");
		}
		String start = name.substring(0, dot);
		boolean jboss = OF_JBOSS.contains(start) && ("/" + path).contains("/bin/");
		return !jboss && !OF_BUILDS.contains(start) && !path.contains("src/test/") && ENDS.stream().anyMatch(name::endsWith);
	}

	@Override
	public void read(SourceText text, FileParts parts) {
		if (!text.text().contains("-X")) {
			return;
		}
		OptionFile file = new OptionFile(text);
		boolean windows = text.path().endsWith(".bat") || text.path().endsWith(".cmd");
		Consumer<ArgumentText> commands = command -> file.command(JvmArguments.ofLine(command));
		ScriptVariables variables = windows ? BatchScript.read(text, commands) : ShellScript.read(text, commands);
		List<ArgumentText> rest = new ArrayList<>();
		Origin origin = null;
		for (var variable : Backwards.of(List.copyOf(variables.all().entrySet()))) {
			List<ArgumentText> options = JavaCommand.isVariable(variable.getKey()) ? JavaCommand.options(variable.getValue().value()) : List.of();
			if (!options.isEmpty() && !file.has(options) && !holds(rest, options)) {
				rest.addAll(0, options);
				origin = origin == null ? variable.getValue().raw() : origin;
			}
		}
		if (origin != null) {
			file.add(rest, origin, new Insertion(text.path(), origin.end(), text.line(origin.end()), origin.length() == 0 ? "" : " ", "", JvmForm.arguments(variables.form())));
		}
		file.finish(parts);
	}

	/** Whether a variable was put into one that was taken already. */
	private static boolean holds(List<ArgumentText> taken, List<ArgumentText> options) {
		return taken.stream().anyMatch(one -> one.length() > 0 && options.stream().anyMatch(other -> other.length() > 0 && other.start(0) == one.start(0)));
	}
}
