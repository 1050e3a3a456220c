/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.ModuleKind;
import org.wiretune.lint.host.Containers;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.platform.CodeFact;

/**
 * Whether a file is what a server runs with, so that what it logs costs users time: the configuration of a server, or one that an
 * application brings along that its build makes for a server, or that goes into an image.
 */
public final class InOperation {

	/** Programs that somebody starts by hand or while something is built, what was built, and files that are there for an audit. */
	private static final Set<String> BY_HAND = Set.of("client", "clients", "cli", "tool", "tools", "desktop", "swing", "gui", "generator", "codegen", "simulator", "crawler", "manual", "archive", "docs", "doc", "documentation",
			"sampleapp", "workbench", "migration", "audit", "target");
	/** Those of them that say of a package what its classes are for. Others, such as an archive or an audit, are a matter of the application. */
	private static final Set<String> PACKAGES = Set.of("client", "clients", "cli", "tool", "tools", "desktop", "swing", "gui", "generator", "codegen", "simulator", "crawler", "manual", "sampleapp", "workbench", "migration");
	/** What runs once stays so, whoever calls it. */
	private static final Set<String> ONCE = Set.of("codegen", "sampleapp", "migration");
	/** What a container makes, calls or gives something, as annotations and types tell. */
	private static final Pattern OF_CONTAINER = Pattern.compile("@(?:Stateless|Stateful|Singleton|MessageDriven|Path|WebServlet|WebFilter|WebListener|WebService|ServerEndpoint|ApplicationScoped|RequestScoped|SessionScoped|ViewScoped|ConversationScoped"
			+ "|Named|ManagedBean|Service|Component|Repository|Controller|RestController|Transactional|EJB|PersistenceContext|Autowired|Entity)\\b|\\bextends\\s+HttpServlet\\b");
	private static final Pattern OF_SERVER = Pattern.compile("^\\s*@(?:Stateless|Stateful|MessageDriven|WebServlet|WebFilter|WebListener)\\b|\\bextends\\s+HttpServlet\\b", Pattern.MULTILINE);
	/** The client of another service, as most packages of that name hold on a server, knows what its application is made with. */
	private static final Set<String> CLIENTS = Set.of("client", "clients");
	private static final Pattern ON_SERVER = Pattern.compile("\\bimport\\s+(?:static\\s+)?(?:org\\.springframework|io\\.quarkus|(?:javax|jakarta)\\.(?:enterprise|inject|ejb))\\.");
	private static final Pattern STARTED = Pattern.compile("\\bstatic\\s+void\\s+main\\s*\\(|\\bimport\\s+(?:picocli|org\\.apache\\.(?:commons\\.cli|tools\\.ant)|javax\\.swing|java\\.awt\\.event|javafx|org\\.eclipse\\.swt|org\\.junit|com\\.google\\.(?:gwt|inject)|com\\.beust\\.jcommander|org\\.kohsuke\\.args4j)\\b|\\b(?:CommandLineRunner|ApplicationRunner)\\b");
	/** Profiles of Spring Boot and Quarkus that are for operation. */
	private static final Set<String> PROFILES = Set.of("prod", "production", "live", "docker", "kubernetes", "k8s", "openshift", "cloud", "container");
	private static final Set<ModuleKind> SERVICE_MODULES = Set.of(ModuleKind.MODULE, ModuleKind.MEDIATION_MODULE, ModuleKind.LIBRARY);
	private static final List<String> BUILDS = List.of("pom.xml", "build.gradle", "build.gradle.kts");
	/** What an IDE compiles, in the folder of its project. */
	private static final Pattern SOURCES = Pattern.compile("((?:[^/]+/){1,20}?)(?:src|source|JavaSource|ejbModule)/.*");
	private static final Pattern MAIN = Pattern.compile("<(?:archive|transformer|manifest)\\b[^>]*>\\s*(?:<manifest>\\s*)?(?:<[^m][^<]*</\\w+>\\s*){0,9}<mainClass>");
	private static final Pattern ARCHIVES = Pattern.compile("<packaging>\\s*(?:war|ear|ejb|rar)\\s*</|spring-boot|quarkus");
	private static final Pattern FOR_SERVERS = Pattern.compile("<packaging>\\s*(war|ear|ejb|rar)\\s*</|spring-boot|quarkus|(?:javax|jakarta)\\.(?:ejb|servlet)\\b|\\bid[ (]*['\"](war|ear)['\"]|plugin: *['\"](war|ear)['\"]|liberty-maven-plugin|wildfly-maven-plugin");
	/** All that a server offers, which a library may take too. */
	private static final Pattern PLATFORM = Pattern.compile("\\b(?:javaee|jakartaee)(?:-web)?-api\\b");
	private static final Pattern LIBRARY = Pattern.compile("<packaging>\\s*jar\\s*</");

	/** Settings of logging, which the application that takes a library has of its own. */
	private static final Pattern LOGGING = Pattern.compile("(?:logback|log4j2?)\\..*");
	/** Plug-ins that publish to the central repository what others take. */
	private static final Pattern PUBLISHED = Pattern.compile("<artifactId>\\s*(?:central-publishing|nexus-staging)-maven-plugin\\s*</");
	private static final Pattern STARTS = Pattern.compile("spring-boot-maven-plugin|quarkus-maven-plugin|<packaging>\\s*(?:war|ear|ejb|rar|pom)\\s*</|<mainClass>");

	private InOperation() {
	}

	/** {@return whether a group's file is what a server runs with} @param group the group */
	public static boolean is(ConfiguredGroup group) {
		if (group.isForDevelopment() || isForSomethingElse(group.reading(), group.path()) || isOtherProfile(group) || isOfLibrary(group)) {
			return false;
		}
		return group.server() != null || isPacked(group.reading(), group.path()) && runs(group.reading(), group.path(), group.file().getScope());
	}

	/** {@return whether code is a part of what a server runs} @param reading what was read @param path the file */
	public static boolean is(Reading reading, String path) {
		return mayBe(reading, path) && (runs(reading, path, null) || isMadeByServer(reading, path));
	}

	/**
	 * Whether code is an enterprise bean, a servlet or a resource, which nothing but a server makes, and no build was read or one that says
	 * nothing of its archive, as where an IDE makes that. What is published is a matter of whoever takes it.
	 */
	private static boolean isMadeByServer(Reading reading, String path) {
		String build = build(reading, path);
		String code = build == null || build.contains("<project") && !build.contains("<packaging>") && !isProgram(build) && !PUBLISHED.matcher(build).find() ? reading.texts().text(path) : null;
		return code != null && OF_SERVER.matcher(code).find() && !STARTED.matcher(code).find();
	}

	/** {@return whether nothing says that code is for development, tests, an example or a program that somebody starts} @param reading what was read @param path the file */
	public static boolean mayBe(Reading reading, String path) {
		return !DevelopmentProfiles.isForDevelopment(reading, path) && !isForSomethingElse(reading, path);
	}

	/** {@return whether nothing says that code runs once, as a migration, or is a program that somebody starts} @param reading what was read @param path the file */
	public static boolean mayRunAgain(Reading reading, String path) {
		return !isByHand(reading, path);
	}

	/** {@return the observations of a kind in code of which {@link #mayBe} holds} @param reading what was read @param kind the kind */
	public static Stream<CodeFact> facts(Reading reading, String kind) {
		return ConfigurationIndex.facts(reading, kind).filter(fact -> mayBe(reading, fact.getOrigin().path()));
	}

	/** Whether a build takes a file along: Maven takes those of its usual folders, and of the others those that it names. */
	private static boolean isPacked(Reading reading, String path) {
		for (int end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
			String build = reading.texts().text(path.substring(0, end + 1) + "pom.xml");
			if (build != null) {
				String below = path.substring(end + 1);
				String folder = below.substring(0, Math.max(0, below.indexOf('/')));
				return folder.isEmpty() || folder.equals("src") || path.contains("WEB-INF/") || Pattern.compile("[>/\"]" + Pattern.quote(folder) + "[</\"]").matcher(build).find() || Containers.imageOf(reading, path, null) != null;
			}
		}
		return true;
	}

	private static boolean isForSomethingElse(Reading reading, String path) {
		return isTrial(reading, path) || isByHand(reading, path);
	}

	/** Packages that all classes of an organization share, as {@code org.springframework.samples.petclinic}, tell nothing of one of them. */
	private static boolean isTrial(Reading reading, String path) {
		if (!TrialModules.is(reading, path)) {
			return false;
		}
		ClassPackages packages = path.endsWith(".java") ? ClassPackages.of(reading) : null;
		String root = packages == null ? null : packages.root(path);
		return root == null || TrialModules.isSaidBy(RootFolder.below(reading, root + '/') + String.join("/", packages.own(path)) + path.substring(path.lastIndexOf('/')));
	}

	private static boolean runs(Reading reading, String path, String profile) {
		return path.contains("WEB-INF/") || Containers.imageOf(reading, path, profile) != null || isBuiltForServer(reading, path);
	}

	/** Of a class the folder of its sources tells, and less its package; of other files the whole path. */
	private static boolean isByHand(Reading reading, String path) {
		ClassPackages packages = path == null || !path.endsWith(".java") ? null : ClassPackages.of(reading);
		String root = packages == null ? null : packages.root(path);
		if (root == null) {
			return isByHand(RootFolder.below(reading, path));
		}
		if (isByHand(RootFolder.below(reading, root + '/'))) {
			return true;
		}
		List<String> words = packages.own(path).stream().map(word -> word.toLowerCase(Locale.ROOT)).filter(PACKAGES::contains).toList();
		return !words.isEmpty() && (words.stream().anyMatch(ONCE::contains) || !isOfContainer(reading.texts().text(path), CLIENTS.containsAll(words)));
	}

	private static boolean isOfContainer(String code, boolean isClient) {
		return code != null && (OF_CONTAINER.matcher(code).find() || isClient && ON_SERVER.matcher(code).find()) && !STARTED.matcher(code).find();
	}

	/** The ending of a script for the console of WildFly is no word. */
	private static boolean isByHand(String path) {
		return Arrays.stream(path.toLowerCase(Locale.ROOT).replaceFirst("\\.cli$", "").split("[/._-]")).anyMatch(BY_HAND::contains);
	}

	private static boolean isOtherProfile(ConfiguredGroup group) {
		String profile = group.file().getScope();
		String kind = group.group().getKind();
		return profile != null && !profile.equals("application") && (kind.startsWith("spring-boot") || kind.startsWith("quarkus")) && !isProfile(profile);
	}

	/** {@return whether a profile of Spring Boot or Quarkus is one for operation, as its name says} @param profile the name */
	public static boolean isProfile(String profile) {
		return PROFILES.contains(profile.toLowerCase(Locale.ROOT));
	}

	/** Whether a file of logging stands in a library that is published, and that nothing starts. */
	private static boolean isOfLibrary(ConfiguredGroup group) {
		String build = LOGGING.matcher(group.group().getKind()).matches() ? build(group) : null;
		return build != null && PUBLISHED.matcher(build).find() && !STARTS.matcher(build).find();
	}

	private static boolean isBuiltForServer(Reading reading, String path) {
		String build = build(reading, path);
		return build != null ? (FOR_SERVERS.matcher(build).find() || PLATFORM.matcher(build).find() && !LIBRARY.matcher(build).find() || isSwitchYard(build)) && !isProgram(build) : isBesideWebApplication(reading, path) || isOfServiceModule(reading, path);
	}

	/** Whether a build makes an application of SwitchYard, whose plug-in many do without; its quickstarts show something. */
	private static boolean isSwitchYard(String build) {
		return (build.contains("switchyard-plugin") || build.contains("<artifactId>switchyard-component-")) && !build.contains("quickstart");
	}

	/** Whether code stands in a module of IBM's process server, which its own tools build. */
	private static boolean isOfServiceModule(Reading reading, String path) {
		return reading.solution().getModules().stream().anyMatch(module -> SERVICE_MODULES.contains(module.getKind()) && module.getPath() != null && !module.getPath().isEmpty() && path.startsWith(module.getPath() + '/'));
	}

	/** Whether a build makes an archive with a main class, which somebody starts, and which only uses the interfaces of a server. */
	private static boolean isProgram(String build) {
		return MAIN.matcher(build).find() && !ARCHIVES.matcher(build).find();
	}

	/** Whether a project that Ant or an IDE alone builds has a web application beside its code, is a module of enterprise beans of Eclipse, or one of NetBeans, which has the web application beside itself. */
	private static boolean isBesideWebApplication(Reading reading, String path) {
		Matcher project = SOURCES.matcher(path);
		if (!project.matches()) {
			return false;
		}
		String folder = project.group(1);
		return path.startsWith("ejbModule/", folder.length()) || hasWebApplication(reading, folder) || folder.toLowerCase(Locale.ROOT).endsWith("ejb/") && hasWebApplication(reading, folder.substring(0, folder.lastIndexOf('/', folder.length() - 2) + 1));
	}

	private static boolean hasWebApplication(Reading reading, String folder) {
		return !folder.isEmpty() && ConfigurationIndex.groups(reading, "web.session", "web.servlet", "web.filter", "web.resource-ref", "web.context-param").anyMatch(group -> group.path().startsWith(folder) && group.path().contains("/WEB-INF/"));
	}

	/** {@return the text of the nearest build that makes a group's file a part of something; null where none was read} @param group the group */
	public static String build(ConfiguredGroup group) {
		return build(group.reading(), group.path());
	}

	private static String build(Reading reading, String path) {
		for (int end = path.lastIndexOf('/'); end >= -1; end = end <= 0 ? end - 1 : path.lastIndexOf('/', end - 1)) {
			for (String file : BUILDS) {
				String text = reading.texts().text((end < 0 ? "" : path.substring(0, end + 1)) + file);
				if (text != null) {
					return text;
				}
			}
		}
		return null;
	}
}
