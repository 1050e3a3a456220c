/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wildfly;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.core.Insertion;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.jvm.JvmArguments;
import org.wiretune.lint.jvm.JvmForm;
import org.wiretune.lint.jvm.JvmOptionGroup;
import org.wiretune.lint.script.BatchScript;
import org.wiretune.lint.script.ScriptVariables;
import org.wiretune.lint.script.ShellScript;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.ScriptForm;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.JvmOptions;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.ValueType;

/**
 * Reads the options of the Java virtual machine in the start scripts of JBoss: {@code run.conf}, {@code run.sh} and their
 * Windows forms of AS 4 to 6 and EAP 4 and 5, {@code standalone.conf} and {@code domain.conf} of AS 7, EAP 6 and later and
 * WildFly. Scripts that are no {@code .conf} are read in a folder {@code bin} only, because their names are common. The
 * options are those of {@code JAVA_OPTS} with the variables that the script itself sets put in; each keeps the place where
 * its text stands.
 */
public final class StartScriptFormat implements FileFormat {

	/** The kind of a script of JBoss AS 4 to 6 and EAP 4 and 5. */
	public static final String JBOSS = "jboss-5-start-script";
	/** The kind of a script of WildFly and its relatives. */
	public static final String WILDFLY = "wildfly-start-script";

	private static final String VARIABLE = "JAVA_OPTS";
	private static final Pattern UNKNOWN = Pattern.compile("[$][{]?[A-Za-z_][A-Za-z0-9_]{0,99}[}]?|%[A-Za-z_][A-Za-z0-9_]{0,99}%");
	private static final Set<String> NAMES = Set.of("run", "standalone", "domain");

	@Override
	public String id() {
		return "jboss-start-script";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("conf", "sh", "bat");
	}

	@Override
	public boolean accepts(String path) {
		int slash = path.lastIndexOf('/');
		String name = path.substring(slash + 1);
		int dot = name.indexOf('.');
		if (dot < 0 || !NAMES.contains(name.substring(0, dot))) {
			return false;
		}
		return switch (name.substring(dot)) {
		case ".conf", ".conf.bat" -> true;
		case ".sh", ".bat" -> slash > 0 && ("/" + path.substring(0, slash)).endsWith("/bin");
		default -> false;
		};
	}

	@Override
	public void read(SourceText text, FileParts parts) {
		if (!text.text().contains(VARIABLE)) {
			return;
		}
		ScriptVariables variables = text.path().endsWith(".bat") ? BatchScript.read(text) : ShellScript.read(text);
		String name = text.path().substring(text.path().lastIndexOf('/') + 1);
		boolean older = name.startsWith("run.");
		ConfigurationFile file = NewParts.file(text.path(), older ? JBOSS : WILDFLY, older ? Product.JBOSS_EAP_5 : Product.WILDFLY, text.origin(0, 0));
		ScriptVariables.Variable options = variables.get(VARIABLE);
		if (options != null) {
			List<ArgumentText> arguments = arguments(options.value());
			ConfigurationGroup group = JvmOptionGroup.of(arguments, options.raw(), further(text, options.raw(), variables.form()));
			file.getGroups().add(group);
			parts.add(jvm(name, group, options, variables.form()));
		}
		ConfigurationGroup others = others(variables, text);
		if (!others.getSettings().isEmpty()) {
			file.getGroups().add(others);
		}
		if (!file.getGroups().isEmpty()) {
			parts.add(file);
		}
	}

	/** What is left of a variable that the script does not set is no argument. */
	private static List<ArgumentText> arguments(ArgumentText line) {
		List<ArgumentText> arguments = new ArrayList<>();
		for (ArgumentText argument : JvmArguments.ofLine(line)) {
			if (!UNKNOWN.matcher(argument.text()).matches()) {
				arguments.add(argument);
			}
		}
		return arguments;
	}

	private static Insertion further(SourceText text, Origin raw, ScriptForm form) {
		return new Insertion(text.path(), raw.end(), text.line(raw.end()), raw.length() == 0 ? "" : " ", "", JvmForm.arguments(form));
	}

	/** The options that rules name; the text of the last assignment stands for the further ones, resolved to the whole line. */
	private static JvmOptions jvm(String name, ConfigurationGroup group, ScriptVariables.Variable options, ScriptForm form) {
		JvmOptions jvm = PlatformFactory.INSTANCE.createJvmOptions();
		jvm.setName(name);
		jvm.setOrigin(options.raw());
		jvm.setInitialHeapSize(EcoreUtil.copy(JvmOptionGroup.of(group, "-Xms")));
		jvm.setMaximumHeapSize(EcoreUtil.copy(JvmOptionGroup.of(group, "-Xmx")));
		jvm.setVerboseGarbageCollection(EcoreUtil.copy(JvmOptionGroup.of(group, "-verbose:gc")));
		jvm.setArguments(variable(VARIABLE, options, options.value().source(), form));
		return jvm;
	}

	private static ConfigurationGroup others(ScriptVariables variables, SourceText text) {
		ConfigurationGroup group = PlatformFactory.INSTANCE.createConfigurationGroup();
		group.setKind("start-script.variables");
		group.setName("Variables");
		group.setLabel("Variables");
		for (Map.Entry<String, ScriptVariables.Variable> entry : variables.all().entrySet()) {
			if (!entry.getKey().equals(VARIABLE)) {
				Setting setting = variable(entry.getKey(), entry.getValue(), text, variables.form());
				group.getSettings().add(setting);
				if (group.getOrigin() == null) {
					group.setOrigin(setting.getOrigin());
				}
			}
		}
		return group;
	}

	private static Setting variable(String name, ScriptVariables.Variable variable, SourceText text, ScriptForm form) {
		Setting setting = NewParts.stated(name, text.text().substring(variable.raw().offset(), variable.raw().end()), variable.raw(), name.equals(VARIABLE) ? JvmForm.arguments(form) : form);
		setting.setValueType(ValueType.TEXT);
		setting.setResolved(variable.value().text());
		return setting;
	}
}
