/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.kafka;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.BooleanLiteral;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.Initializer;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Name;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.SimpleName;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Settings of clients of Kafka that code puts into properties or a map: by the constants of the clients, by their names, or by a map
 * that is made with them. An observation of kind {@value #KIND} for each object that a method fills; its details have the names of the
 * settings, such as {@code linger.ms}, and no value where the text does not tell it.
 */
public final class KafkaSettingFacts implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "kafka-client-settings";

	private static final String LIBRARY = "org.apache.kafka";
	private static final String SPRING = "org.springframework.kafka";
	private static final Set<String> PUTS = Set.of("put", "setProperty", "putIfAbsent");
	private static final Set<String> MAPS = Set.of("Map", "ImmutableMap", "Collections");
	/** The classes whose constants are names of settings. */
	private static final Map<String, String> OWNERS = Map.of("ProducerConfig", "org.apache.kafka.clients.producer", "ConsumerConfig", "org.apache.kafka.clients.consumer", "StreamsConfig", "org.apache.kafka.streams", "CommonClientConfigs", "org.apache.kafka.clients");
	/** Of Kafka Streams, which hands settings on to its clients. */
	private static final Set<String> PREFIXES = Set.of("producerPrefix", "consumerPrefix", "mainConsumerPrefix", "restoreConsumerPrefix", "globalConsumerPrefix");
	private static final Pattern HANDED_ON = Pattern.compile("(?:producer|(?:main\\.)?consumer)\\.(?=[a-z]+\\.)");
	private static final Pattern CONSTANT = Pattern.compile("[A-Z][A-Z_]+");
	/** Names that clients of Kafka alone have, so that a text is one of them. */
	private static final Set<String> NAMES = Set.of("acks", "batch.size", "linger.ms", "buffer.memory", "compression.type", "max.in.flight.requests.per.connection", "enable.idempotence", "retries", "delivery.timeout.ms", "transactional.id",
			"max.poll.records", "max.poll.interval.ms", "fetch.min.bytes", "fetch.max.wait.ms", "enable.auto.commit", "auto.commit.interval.ms", "group.id", "num.stream.threads", "commit.interval.ms", "processing.guarantee", "bootstrap.servers");

	@Override
	public List<String> words() {
		return List.of(LIBRARY, SPRING);
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodDeclaration node) {
				tell(node.getBody());
				return true;
			}

			@Override
			public boolean visit(Initializer node) {
				tell(node.getBody());
				return true;
			}

			private void tell(ASTNode body) {
				if (body != null && (file.importsFrom(LIBRARY) || file.importsFrom(SPRING))) {
					objects(file, constants, body).forEach(facts);
				}
			}
		};
	}

	/** What a body fills, in its order. */
	private static List<CodeFact> objects(JavaFile file, Constants constants, ASTNode body) {
		Map<String, CodeFact> objects = new LinkedHashMap<>();
		body.accept(new ASTVisitor() {
			@Override
			public boolean visit(AnonymousClassDeclaration node) {
				// Its methods and initializers are visited by themselves.
				return false;
			}

			@Override
			public boolean visit(MethodInvocation node) {
				String name = node.getName().getIdentifier();
				List<?> arguments = node.arguments();
				if (PUTS.contains(name) && arguments.size() == 2) {
					add(node, filled(node), arguments, 0);
				} else if ((name.equals("of") || name.equals("singletonMap")) && node.getExpression() instanceof SimpleName map && MAPS.contains(map.getIdentifier())) {
					for (int i = 0; i + 1 < arguments.size(); i += 2) {
						add(node, "map at " + node.getStartPosition(), arguments, i);
					}
				}
				return true;
			}

			private void add(MethodInvocation node, String object, List<?> arguments, int index) {
				String key = key(file, constants, (Expression) arguments.get(index));
				if (key != null) {
					Expression value = (Expression) arguments.get(index + 1);
					objects.computeIfAbsent(object, any -> CodeFacts.fact(KIND, file, node)).getDetails().add(file.setting(key, value(constants, value), null, value));
				}
			}
		});
		return List.copyOf(objects.values());
	}

	/** What a call fills: a variable, or the map at whose maker a chain of calls begins. */
	private static String filled(MethodInvocation put) {
		Expression object = put.getExpression();
		while (object instanceof MethodInvocation chained && PUTS.contains(chained.getName().getIdentifier())) {
			object = chained.getExpression();
		}
		return object == null ? "this" : object instanceof MethodInvocation maker ? "map at " + maker.getStartPosition() : object.toString();
	}

	/** The name of the setting that an expression tells; null for other things. */
	private static String key(JavaFile file, Constants constants, Expression key) {
		if (key instanceof MethodInvocation call && PREFIXES.contains(call.getName().getIdentifier()) && call.arguments().size() == 1) {
			return key(file, constants, (Expression) call.arguments().get(0));
		}
		String text = constants.string(key);
		if (text != null) {
			String own = HANDED_ON.matcher(text).lookingAt() ? HANDED_ON.matcher(text).replaceFirst("") : text;
			return NAMES.contains(own) ? own : null;
		}
		if (!(key instanceof Name)) {
			return null;
		}
		String constant = key instanceof QualifiedName name ? name.getName().getIdentifier() : ((SimpleName) key).getIdentifier();
		boolean isOfClient = key instanceof QualifiedName name ? OWNERS.containsKey(name.getQualifier().toString().replaceFirst("^.*\\.", "")) : OWNERS.entrySet().stream().anyMatch(owner -> file.imports(owner.getValue() + '.' + owner.getKey() + '.' + constant));
		if (!isOfClient || !CONSTANT.matcher(constant).matches()) {
			return null;
		}
		return constant.replaceFirst("_CONFIG$", "").toLowerCase(Locale.ROOT).replace('_', '.');
	}

	private static String value(Constants constants, Expression value) {
		Long number = constants.number(value);
		String text = number == null ? constants.string(value) : null;
		return number != null ? number.toString() : text != null ? text : constants.literal(value) instanceof BooleanLiteral literal ? literal.toString() : null;
	}
}
