/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.container;

import java.util.List;

import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.TextEntry;
import org.wiretune.lint.text.TextSyntax;
import org.wiretune.lint.text.TextSyntaxes;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.ValueType;
import org.wiretune.safety.secret.Secrets;

/** The kinds of groups that files of containers give, and how these are made. */
public final class ContainerModel {

	/** A file of workloads. */
	public static final String WORKLOADS = "container-workloads";
	/** A file that makes an image. */
	public static final String IMAGES = "container-images";
	/** What runs containers, on a cluster or as a service of compose: its label is what it is, its settings {@code replicas}, {@code max-surge}, {@code namespace}. */
	public static final String WORKLOAD = "container.workload";
	/** A container of a workload: settings {@code image}, {@code limits.memory}, {@code limits.cpu}, {@code build.context} and the like. */
	public static final String CONTAINER = "container.container";
	/** A stage of an image: setting {@code from}. */
	public static final String STAGE = "container.stage";
	/** Variables of the environment of a container or a stage. */
	public static final String ENVIRONMENT = "container.environment";
	/** Variables whose value stands in one key of a map: settings {@code map} and {@code key}; the name of the group is the variable. */
	public static final String REFERENCE = "container.environment-reference";
	/** What all variables of are taken: settings {@code map}, {@code secret}, {@code file}. */
	public static final String SOURCE = "container.environment-source";
	/** The words of a command. The label is {@link #SHELL} where a shell splits them, else {@link #EXEC}. */
	public static final String COMMAND = "container.command";
	/** The words behind a command, or in place of the usual ones of the image. */
	public static final String ARGUMENTS = "container.arguments";
	/** The probe that restarts a container: settings {@code path}, {@code initialDelaySeconds} and the like. */
	public static final String LIVENESS = "container.liveness";
	/** The probe that waits for the start. */
	public static final String STARTUP = "container.startup";
	/** Labels of the pods of a workload. */
	public static final String LABELS = "container.labels";
	/** A map of the cluster; its settings are its keys. */
	public static final String MAP = "container.config-map";
	/** What changes the number of replicas: settings {@code target}, {@code maximum}. */
	public static final String AUTOSCALER = "container.autoscaler";
	/** A name in the cluster for pods; its settings are the labels that it selects. */
	public static final String SERVICE = "container.service";
	/** What limits the containers of a namespace. */
	public static final String LIMITS = "container.limit-range";
	/** A command that a shell reads. */
	public static final String SHELL = "shell";
	/** A command that is started as it stands. */
	public static final String EXEC = "exec";
	/** A service of compose, as the label of a workload. */
	public static final String COMPOSE = "compose";

	/** The values of a chart, over which an installation may lay its own, as the label of a workload. */
	public static final String CHART = "chart";
	/** Values that are laid over those of a chart, as the label of a workload. */
	public static final String RELEASE = "release";

	/** Containers as what reads a file. */
	public static final Product PRODUCT = Product.define("container.runtime", "Containers", Product.Owner.NONE);

	private static final TextSyntax YAML = TextSyntaxes.of("yaml");

	private ContainerModel() {
	}

	/** Makes a group. @param kind its kind @param name its name, or null @param label what it is @param origin where it stands */
	static ConfigurationGroup group(String kind, String name, String label, Origin origin) {
		return NewParts.group(kind, label, name, origin);
	}

	/** Makes a setting of an entry. @param name its name @param entry the entry @param from the character of the value where it begins; 0 for all of it */
	static Setting setting(SourceText source, String name, TextEntry entry, int from) {
		boolean plain = isPlain(source, entry);
		int start = entry.valueStart() + (plain ? from : 0);
		return setting(name, entry.value().substring(from), source.origin(start, entry.valueEnd() - start), plain && from == 0 ? YAML.values(entry.quoting(), ValueType.TEXT) : null);
	}

	/** {@return whether a value stands in the file as it is} */
	static boolean isPlain(SourceText source, TextEntry entry) {
		return entry.value().length() == entry.valueEnd() - entry.valueStart() && source.text().startsWith(entry.value(), entry.valueStart());
	}

	/** Makes a setting. @param name its name @param value its value @param origin where the value stands @param form how it is written, or null where nothing may be written over it */
	static Setting setting(String name, String value, Origin origin, ValueForm form) {
		Setting setting = NewParts.stated(name, value, origin, form);
		setting.setValueType(ValueType.TEXT);
		return setting;
	}

	/**
	 * {@return the name of the next word of a command: its position, or what the option before it says that it is, so that a secret is
	 * known as one}
	 *
	 * @param command the words before it
	 */
	static String nextWord(ConfigurationGroup command) {
		List<Setting> words = command.getSettings();
		String before = words.isEmpty() ? "" : words.get(words.size() - 1).getValue();
		String option = before.startsWith("-") && before.indexOf('=') < 0 ? before.replaceFirst("^-+", "") : "";
		return Secrets.isName(option) ? option : Integer.toString(words.size());
	}

	/** Puts groups into the parts of a file; nothing happens without any. */
	static void finish(String kind, SourceText source, List<ConfigurationGroup> groups, FileParts parts) {
		if (groups.isEmpty()) {
			return;
		}
		ConfigurationFile file = NewParts.file(source.path(), kind, PRODUCT, source.origin(0, 0));
		file.getGroups().addAll(groups);
		parts.add(file);
	}
}
