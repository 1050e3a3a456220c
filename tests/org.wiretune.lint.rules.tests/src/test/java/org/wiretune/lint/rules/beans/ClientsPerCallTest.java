/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.lint.Files;

/** Rule {@code costly-object-per-call} on clients of services, those of builders too, and where a class is one of the application's parts. */
class ClientsPerCallTest {

	private static final String RULE = "costly-object-per-call";
	private static final String POM = "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n";

	private static Files code(String folder, String head, String members) {
		return new Files().with("Shop/pom.xml", POM).with("Shop/src/main/java/" + folder + "/" + head.replaceAll("(?s).*class ", "") + ".java", """
				package %s;

				import java.net.http.HttpClient;
				import com.fasterxml.jackson.databind.ObjectMapper;
				import com.fasterxml.jackson.dataformat.xml.XmlMapper;
				import okhttp3.OkHttpClient;
				import org.apache.http.impl.client.CloseableHttpClient;
				import org.apache.http.impl.client.HttpClientBuilder;
				import org.apache.http.impl.client.HttpClients;
				import org.springframework.context.support.ClassPathXmlApplicationContext;
				import org.springframework.context.annotation.AnnotationConfigApplicationContext;
				import org.springframework.stereotype.Component;
				import org.springframework.web.client.RestTemplate;

				%s {

					private RestTemplate kept;

					%s
				}
				""".formatted(folder.replace('/', '.'), head, members));
	}

	private static int found(String body) {
		return code("shop", "public class Orders", "String order(String id, Map<String, String> words) {\n\t\t" + body + "\n\t}").findings(RULE).size();
	}

	@ParameterizedTest
	@ValueSource(strings = {"return new RestTemplate().getForObject(url, String.class, id);", "RestTemplate template = new RestTemplate(); template.setErrorHandler(handler); return template.exchange(url, GET, null, String.class).getBody();",
			"ApplicationContext context = new ClassPathXmlApplicationContext(\"shop.xml\"); return context.getBean(Shop.class).order(id);", "return new AnnotationConfigApplicationContext(ShopConfig.class).getBean(Shop.class).order(id);",
			"OkHttpClient client = new OkHttpClient(); return client.newCall(request).execute().body().string();", "return new XmlMapper().readValue(id, String.class);",
			"try (CloseableHttpClient client = HttpClients.custom().setDefaultRequestConfig(config).build()) { return client.execute(request, handler); }",
			"RequestConfig config = RequestConfig.custom().build(); CloseableHttpClient client = HttpClientBuilder.create().setDefaultRequestConfig(config).build(); return client.execute(request, handler);",
			"return HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build().send(request, handler).body();", "ObjectMapper mapper = new ObjectMapper(); return JsonUtil.parse(id, mapper);"})
	void madeInEachCall(String body) {
		assertEquals(1, found(body));
	}

	/** What is kept or handed on, what is for one user, and what is made of what the call was given. */
	@ParameterizedTest
	@ValueSource(strings = {"ApplicationContext context = new ClassPathXmlApplicationContext(\"shop.xml\"); return keep(context);", "shop = new ClassPathXmlApplicationContext(\"shop.xml\").getBean(Shop.class); return shop.order(id);", "kept = new RestTemplate(); return kept.getForObject(url, String.class);", "RestTemplate template = new RestTemplate(); template.getMessageConverters().add(converter); return keep(template);", "RestTemplate template = new RestTemplate(factory); return template.getForObject(url, String.class);",
			"CloseableHttpClient client = HttpClients.custom().setUserAgent(id).build(); return client.execute(request, handler);",
			"CredentialsProvider provider = new BasicCredentialsProvider(); provider.setCredentials(ANY, new Words(id)); CloseableHttpClient client = HttpClients.custom().setDefaultCredentialsProvider(provider).build(); return client.execute(request, handler);",
			"String user = words.get(id); CloseableHttpClient client = HttpClients.custom().setUserAgent(user).build(); return client.execute(request, handler);", "HttpClients.custom().setUserAgent(NAME); return null;",
			"return HttpClient.newBuilder().build();", "ObjectMapper mapper = new ObjectMapper(); return Converters.parse(id, mapper);", "ObjectMapper mapper = new ObjectMapper(); return JsonUtil.factory(mapper);", "OkHttpClient client = new OkHttpClient(); return wrap(client);"})
	void otherwise(String body) {
		assertEquals(0, found(body));
	}

	/** A program that somebody starts is named like a client; so is a part of an application that asks others. */
	@ParameterizedTest
	@CsvSource({"'@Component\npublic class StockClient', 1", "public class StockClient, 0", "'@Component\npublic class StockTest', 0"})
	void classesNamedClient(String head, int findings) {
		assertEquals(findings, code("shop", head, "String order(String id) {\n\t\treturn new RestTemplate().getForObject(url, String.class, id);\n\t}").findings(RULE).size());
	}

	/** A package of clients belongs to the application; a folder of clients does not, nor does what becomes a page of a browser. */
	@Test
	void packagesNamedClient() {
		String members = "String order(String id) {\n\t\treturn new ObjectMapper().readValue(id, String.class);\n\t}";
		assertEquals(1, code("shop/client", "public class Stock", members).findings(RULE).size());
		assertEquals(0, code("shop/tools", "public class Stock", members).findings(RULE).size());
		String path = "Shop/src/main/java/shop/client/Stock.java";
		assertEquals(0, new Files().with("Shop/pom.xml", POM).with(path, code("shop/client", "public class Stock", members).text(path).replace("org.springframework", "com.google.gwt")).findings(RULE).size());
		String source = code("shop", "public class Stock", members).text("Shop/src/main/java/shop/Stock.java");
		assertEquals(1, code("shop", "public class Orders", members).with("client/pom.xml", POM).with("client/src/main/java/shop/Stock.java", source).findings(RULE).size());
	}
}
