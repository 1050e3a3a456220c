/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.host;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

import org.wiretune.core.Memo;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.source.SourceTexts;

/**
 * Which files go into a container image, as far as the files beside them tell: a Dockerfile, a compose file that builds or
 * puts files into a container, manifests of Kubernetes and OpenShift, a plug-in of Maven or Gradle that makes images, or
 * folders that are named after them.
 */
public final class Containers {

	private static final Memo<Containers> CONTAINERS = Reading.memoOf(reading -> new Containers(reading.containerFiles()));

	/** Folders that hold what makes images and runs them; what stands above them is what goes in. */
	private static final Set<String> FOLDERS = Set.of("docker", "containers", "k8s", "kubernetes", "openshift", "helm", "s2i", "podman");
	/** Folders that may hold anything else; a file in them has to tell. */
	private static final Set<String> MAYBE_FOLDERS = Set.of("container", "image", "charts", "manifests", "deploy", "kustomize");
	/** Where images have their servers: those of JBoss and WildFly, of Liberty, of Tomcat, and what source-to-image makes. Older servers stood there without any image. */
	private static final Pattern PLACES = Pattern.compile("(?i)(?:^|.*?/)(opt/jboss(?=/(?:wildfly|keycloak)/)|opt/eap|opt/wildfly|opt/server|opt/ol/wlp|opt/ibm/wlp|usr/local/tomcat)/.*|(deployments)/.*");
	/** Words of a file's name or profile. */
	private static final Set<String> WORDS = Set.of("docker", "container", "k8s", "kubernetes", "openshift", "cloud", "cloudfoundry");
	/** What files are called that say how an image is made, alone, with more behind it, or as an extension. */
	private static final List<String> IMAGES = List.of("dockerfile", "containerfile");
	private static final Pattern COMPOSE = Pattern.compile("(?i)(docker-|podman-)?compose([._-].*)?\\.ya?ml");
	/** Databases and the like, whose images hold no Java. */
	private static final Pattern OTHER_IMAGE = Pattern.compile("(?i)(.*/)?(mysql|mariadb|postgres|postgresql|mongo|redis|nginx|httpd|node|rabbitmq|elasticsearch|python|php|memcached|haproxy)([:@-].*)?");
	private static final Pattern FROM = Pattern.compile("(?im)^\\s{0,20}FROM\\s+(?:--\\S+\\s+)?(\\S+)");
	/** Names of files that say what runs in a cluster, whatever their folder is. */
	private static final Pattern CLUSTER = Pattern.compile("(?i)(.*[._-])?(deployment|statefulset|kustomization|skaffold)([._-].*)?\\.ya?ml");
	private static final Pattern ASSEMBLED = Pattern.compile("(?m)^(kind\\s*:\\s*[\"']?Kustomization\\b|apiVersion\\s*:\\s*[\"']?(skaffold|kustomize\\.config\\.k8s\\.io)/)");
	private static final List<String> BUILDS = List.of("pom.xml", "build.gradle", "build.gradle.kts");
	private static final Pattern WORKLOAD = Pattern.compile("(?m)^\\s*kind\\s*:\\s*[\"']?(Deployment|DeploymentConfig|StatefulSet|DaemonSet|Job|CronJob|Pod|BuildConfig|ReplicaSet|ReplicationController)\\b");
	private static final List<String> PLUGINS = List.of("jib-maven-plugin", "docker-maven-plugin", "dockerfile-maven-plugin", "openshift-maven-plugin", "kubernetes-maven-plugin", "fabric8-maven-plugin",
			"<goal>build-image", "quarkus-container-image-");
	private static final List<String> GRADLE_PLUGINS = List.of("com.google.cloud.tools.jib", "bootBuildImage", "quarkus-container-image-");

	private final List<String> markers;
	/** What was asked before: rules ask for one file several times. */
	private final Map<String, Optional<String>> answers = new ConcurrentHashMap<>();
	private final Map<String, Boolean> made = new ConcurrentHashMap<>();

	private Containers(Collection<String> markers) {
		this.markers = new ArrayList<>(markers);
	}

	/**
	 * {@return whether a file may make or run an image, by its name}
	 *
	 * @param path the path with forward slashes
	 */
	public static boolean isMarker(String path) {
		String name = path.substring(path.lastIndexOf('/') + 1);
		if (isImage(name) || isYaml(name) && COMPOSE.matcher(name).matches() || name.equals("Chart.yaml")) {
			return true;
		}
		return (name.endsWith(".yml") || name.endsWith(".yaml")) && (CLUSTER.matcher(name).matches() || folder(path.split("/"), FOLDERS) >= 0 || folder(path.split("/"), MAYBE_FOLDERS) >= 0);
	}

	/** {@return whether a file says how an image is made} @param name its name, without folders */
	public static boolean isImage(String name) {
		for (String word : IMAGES) {
			int more = name.length() - word.length();
			boolean begins = name.regionMatches(true, 0, word, 0, word.length()) && (more == 0 || "._-".indexOf(name.charAt(word.length())) >= 0);
			if (begins || more > 0 && name.charAt(more - 1) == '.' && name.regionMatches(true, more, word, 0, word.length())) {
				return true;
			}
		}
		return false;
	}

	/** Asked for each file: an expression costs more. */
	private static boolean isYaml(String name) {
		return ends(name, ".yml") || ends(name, ".yaml");
	}

	private static boolean ends(String name, String end) {
		return name.regionMatches(true, name.length() - end.length(), end, 0, end.length());
	}

	/**
	 * {@return what tells that a file goes into an image: the path of another file, or the folder or the word of its own path;
	 * null where nothing does}
	 *
	 * @param reading what was read
	 * @param path the file
	 * @param profile the profile that it is for, or null
	 */
	public static String imageOf(Reading reading, String path, String profile) {
		Containers containers = reading.memo(CONTAINERS);
		return containers.answers.computeIfAbsent(path + '\0' + profile, key -> Optional.ofNullable(containers.imageOf(reading.texts(), path, profile))).orElse(null);
	}

	private String imageOf(SourceTexts texts, String path, String profile) {
		String[] segments = path.split("/");
		int folder = folder(segments, FOLDERS);
		if (folder >= 0) {
			return String.join("/", Arrays.asList(segments).subList(0, folder + 1));
		}
		var place = PLACES.matcher(path);
		if (place.matches()) {
			return '/' + (place.group(1) == null ? place.group(2) : place.group(1)).toLowerCase(Locale.ROOT);
		}
		String name = segments[segments.length - 1];
		if (profile != null && WORDS.contains(profile.toLowerCase(Locale.ROOT)) || Arrays.stream(name.toLowerCase(Locale.ROOT).split("[._-]")).anyMatch(WORDS::contains)) {
			return name;
		}
		for (String marker : markers) {
			if (HostServer.isIn(path, base(marker)) && made.computeIfAbsent(marker, key -> makes(key, texts.text(key)))) {
				return marker;
			}
		}
		for (int end = path.lastIndexOf('/'); end >= -1; end = end <= 0 ? end - 1 : path.lastIndexOf('/', end - 1)) {
			for (String file : BUILDS) {
				String build = (end < 0 ? "" : path.substring(0, end + 1)) + file;
				String text = texts.text(build);
				if (text != null && (file.equals("pom.xml") ? PLUGINS : GRADLE_PLUGINS).stream().anyMatch(text::contains)) {
					return build;
				}
			}
		}
		return null;
	}

	/**
	 * {@return whether a place of a compose file belongs to services that are built from the files beside it, as those are that developers work on}
	 *
	 * @param path the file
	 * @param text its text
	 * @param offset the place
	 */
	public static boolean isOfBuiltService(String path, String text, int offset) {
		if (!COMPOSE.matcher(path.substring(path.lastIndexOf('/') + 1)).matches() || offset > text.length()) {
			return false;
		}
		int end = text.indexOf('\n', offset);
		return ComposeFile.isBuilt(text, text.substring(text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1, end < 0 ? text.length() : end).strip());
	}

	/** Whether the content of a file makes an image of a program or runs one. */
	private static boolean makes(String marker, String text) {
		if (text == null) {
			return false;
		}
		String name = marker.substring(marker.lastIndexOf('/') + 1);
		if (isImage(name)) {
			var from = FROM.matcher(text);
			while (from.find()) {
				if (!isOther(from.group(1))) {
					return true;
				}
			}
			return false;
		}
		return COMPOSE.matcher(name).matches() ? ComposeFile.runsProgramOfFolder(text) : name.equals("Chart.yaml") || WORKLOAD.matcher(text).find() || ASSEMBLED.matcher(text).find();
	}

	/** {@return whether an image is one of a database or the like, which holds no Java} @param image its name */
	static boolean isOther(String image) {
		return OTHER_IMAGE.matcher(image).matches();
	}

	/** The folder whose files go into the image: that of the file, or the one around folders that only hold such files. */
	private static String base(String marker) {
		String[] segments = marker.split("/");
		int end = segments.length - 1;
		int named = folder(segments, FOLDERS);
		int folder = named >= 0 ? named : folder(segments, MAYBE_FOLDERS);
		if (folder >= 0) {
			end = folder;
			if (end >= 2 && segments[end - 1].equals("main") && segments[end - 2].equals("src")) {
				end -= 2;
			}
		}
		return String.join("/", Arrays.asList(segments).subList(0, end));
	}

	/** The first folder of a path that is named after containers, or -1. */
	private static int folder(String[] segments, Set<String> names) {
		for (int i = 0; i < segments.length - 1; i++) {
			if (names.contains(segments[i].toLowerCase(Locale.ROOT))) {
				return i;
			}
		}
		return -1;
	}
}
