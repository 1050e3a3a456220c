/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.Insertion;
import org.wiretune.core.Memo;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.host.Containers;
import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.jvm.JvmOptionGroup;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.source.Lines;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.xml.XmlForm;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;

/**
 * All places of a solution where a Java virtual machine gets its arguments, made once. A start script that speaks for several
 * profiles of JBoss is one place.
 */
final class Launches {

	private static final Memo<List<Launch>> LAUNCHES = Reading.memoOf(Launches::read);

	/** Options that only IBM's virtual machine and Eclipse OpenJ9 have. */
	private static final Set<String> OF_J9 = Set.of("-Xgcpolicy", "-Xcompressedrefs", "-Xnocompressedrefs", "-Xlp", "-Xverbosegclog", "-Xshareclasses", "-Xdisableexplicitgc", "-Xgcthreads",
			"-Xquickstart", "-Xaggressive", "-Xjit", "-Xaot", "-Xdump", "-Xtrace", "-Xtune", "-Xscmx", "-Xmo", "-Xmos", "-Xmox", "-Xmns", "-Xmnx", "-Xsoftrefthreshold");
	/** What counts first where several scripts do the same. */
	private static final List<String> ENDS = List.of(".conf", ".sh", ".conf.bat", ".bat");

	private static final Pattern FROM = Pattern.compile("(?im)^[ \\t]*FROM[ \\t]+(?:--platform=\\S+[ \\t]+)?(\\S+)");
	private static final Pattern SCHEMA = Pattern.compile("urn:jboss:domain:(?:[a-z]{1,20}:)?(\\d{1,4})");
	/** The root element of a file stands in its first characters. */
	private static final int HEAD = 8_192;

	private Launches() {
	}

	/** {@return the places, those of each kind of file together} @param reading what was read */
	static Stream<Launch> of(Reading reading) {
		return reading.memo(LAUNCHES).stream();
	}

	/**
	 * Starts a rule on launches. The placeholders {@code owner} and {@code file} are filled, and the finding tells the version
	 * of Java that is assumed where nothing tells it.
	 */
	static RuleForm<Launch> rule(String id, Severity severity) {
		return RuleForm.<Launch>rule(id, Subject.MEMORY, severity, Launches::of).at(launch -> launch.at(null)).with("owner", Launch::owner).with("file", launch -> launch.in().fileName())
				.with("machine", launch -> launch.machine().shown());
	}

	/** What a finding assumes that depends on the version of Java. */
	static Assumption assumption(Launch launch) {
		return launch.machine().told() ? null : new Assumption(null);
	}

	private static List<Launch> read(Reading reading) {
		Map<Origin, List<ConfiguredGroup>> places = new LinkedHashMap<>();
		ConfigurationIndex.groups(reading, JvmOptionGroup.KIND, "wildfly.jvm").filter(group -> group.group().getOrigin() != null)
				.forEach(group -> places.computeIfAbsent(group.group().getOrigin(), origin -> new ArrayList<>()).add(group));
		Set<String> scripts = places.keySet().stream().map(Origin::path).collect(Collectors.toSet());
		return places.values().stream().map(groups -> launch(reading, groups, scripts)).filter(Objects::nonNull).toList();
	}

	private static Launch launch(Reading reading, List<ConfiguredGroup> groups, Set<String> scripts) {
		ConfiguredGroup in = groups.get(0);
		List<Server> servers = groups.stream().map(ConfiguredGroup::server).filter(Objects::nonNull).distinct().toList();
		Setting initial = null;
		Setting maximum = null;
		List<Setting> options;
		Insertion further;
		if (in.group().getKind().equals(JvmOptionGroup.KIND)) {
			options = in.group().getSettings().stream().filter(Setting::isSet).toList();
			further = in.group().getSettings().stream().filter(setting -> !setting.isSet()).map(Setting::getInsertion).filter(Objects::nonNull).findFirst().orElse(null);
			if (in.parent() != null && "websphere.jvm".equals(in.parent().getKind())) {
				ConfiguredGroup beside = new ConfiguredGroup(reading, in.server(), in.application(), in.file(), null, in.parent());
				initial = beside.setting("initialHeapSize");
				maximum = beside.setting("maximumHeapSize");
			}
		} else {
			options = elements(reading, in);
			further = options.isEmpty() ? null : behind(reading.texts().text(in.path()), options.get(options.size() - 1).getOrigin());
			initial = in.setting("heap size");
			maximum = in.setting("heap maximum size");
		}
		VirtualMachine machine = machine(reading, in, options);
		return new Launch(in, options, further, initial, maximum, machine, servers, isFirst(in.path(), scripts));
	}

	/** The options of WildFly's elements, each read from its attribute. */
	private static List<Setting> elements(Reading reading, ConfiguredGroup in) {
		String text = reading.texts().text(in.path());
		if (text == null) {
			return List.of();
		}
		SourceText source = SourceText.of(in.path(), text);
		List<ArgumentText> arguments = new ArrayList<>();
		for (ConfiguredGroup option : in.groups("wildfly.jvm.option")) {
			Origin origin = Values.origin(option.setting("option"));
			if (origin != null && origin.end() <= text.length()) {
				arguments.add(ArgumentText.of(source, origin.offset(), origin.end(), option.setting("option").form()));
			}
		}
		return arguments.isEmpty() ? List.of() : List.copyOf(JvmOptionGroup.of(arguments, in.group().getOrigin(), null).getSettings());
	}

	/** The place of one more element behind that of an option, in its style; null where the text is not as expected. */
	private static Insertion behind(String text, Origin option) {
		int start = text == null || option == null ? -1 : XmlMarkup.startOfTag(text, option.offset());
		int end = start < 0 || !text.startsWith("<option ", start) ? -1 : XmlMarkup.endOfElement(text, start);
		return end < 0 ? null : new Insertion(option.path(), end, option.line(), Lines.delimiter(text) + Lines.indentation(text, start) + "<option value=\"", "\"/>", XmlForm.DOUBLE_QUOTED);
	}

	private static VirtualMachine machine(Reading reading, ConfiguredGroup in, List<Setting> options) {
		VirtualMachine machine = null;
		int bits = 0;
		for (ConfiguredGroup variables : new ConfiguredGroup(reading, in.server(), in.application(), in.file(), null, in.file()).groups("start-script.variables")) {
			for (String name : List.of("JAVA", "JAVA_HOME")) {
				Setting path = variables.setting(name);
				VirtualMachine told = path == null ? null : VirtualMachine.ofPath(path.effective());
				machine = told != null ? told : machine;
				bits = path == null ? bits : Math.max(bits, VirtualMachine.bits(path.effective()));
			}
		}
		if (in.parent() != null && "oc4j.start-parameters".equals(in.parent().getKind())) {
			Setting program = new ConfiguredGroup(reading, in.server(), in.application(), in.file(), null, in.parent()).setting("java-bin");
			machine = VirtualMachine.ofPath(Values.value(program));
		}
		if (machine == null && Containers.isImage(in.fileName())) {
			machine = ofImage(reading.texts().text(in.path()));
		}
		if (machine == null) {
			machine = VirtualMachine.ofProduct(in.product(), version(reading, in));
		}
		boolean solaris = ConfigurationIndex.groups(reading, "solaris.system", "solaris.tcp").findAny().isPresent();
		if (machine.family() == VirtualMachine.Family.J9 && !machine.told() && solaris) {
			machine = machine.of(VirtualMachine.Family.HOTSPOT);
		}
		for (Setting option : options) {
			if (OF_J9.contains(option.getName())) {
				machine = machine.of(VirtualMachine.Family.J9);
			}
			bits = option.getName().equals("-d32") ? 32 : option.getName().equals("-d64") ? 64 : bits;
		}
		return bits == 0 ? machine : machine.withBits(bits);
	}

	/** What the image is made from that a file of an image ends with; null where its name tells no version. */
	private static VirtualMachine ofImage(String text) {
		Matcher from = FROM.matcher(text == null ? "" : text);
		String image = null;
		while (from.find()) {
			image = from.group(1);
		}
		return VirtualMachine.ofPath(image);
	}

	/** The version of the product, for domains and hosts of WildFly that of the schema of the file. */
	private static String version(Reading reading, ConfiguredGroup in) {
		if (in.server() != null && in.server().getVersion() != null) {
			return in.server().getVersion();
		}
		String text = in.product() == Product.WILDFLY && in.path().endsWith(".xml") ? reading.texts().text(in.path()) : null;
		Matcher schema = text == null ? null : SCHEMA.matcher(text).region(0, Math.min(text.length(), HEAD));
		return schema != null && schema.find() ? "schema " + schema.group(1) : in.file().getVersion();
	}

	private static boolean isFirst(String path, Set<String> scripts) {
		int dot = path.indexOf('.', path.lastIndexOf('/') + 1);
		String end = dot < 0 ? "" : path.substring(dot);
		int rank = ENDS.indexOf(end);
		for (int i = 0; i < rank; i++) {
			if (scripts.contains(path.substring(0, dot) + ENDS.get(i))) {
				return false;
			}
		}
		return true;
	}
}
