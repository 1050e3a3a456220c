/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * <!-- begin-user-doc -->
 * A representation of the literals of the enumeration '<em><b>Product</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * The product whose file was read.
 * <!-- end-model-doc -->
 * @see org.wiretune.model.platform.impl.PlatformPackageImpl#getProduct()
 * @model
 * @generated
 */
public enum Product implements InternalProduct
{
	/**
	 * The '<em><b>UNKNOWN</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Not known.
	 * <!-- end-model-doc -->
	 * @see #UNKNOWN_VALUE
	 * @generated
	 * @ordered
	 */
	UNKNOWN(0, "UNKNOWN", "unknown"),

	/**
	 * The '<em><b>WEBSPHERE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Traditional WebSphere Application Server and what runs on it.
	 * <!-- end-model-doc -->
	 * @see #WEBSPHERE_VALUE
	 * @generated
	 * @ordered
	 */
	WEBSPHERE(1, "WEBSPHERE", "WebSphere Application Server"),

	/**
	 * The '<em><b>LIBERTY</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Open Liberty and WebSphere Liberty.
	 * <!-- end-model-doc -->
	 * @see #LIBERTY_VALUE
	 * @generated
	 * @ordered
	 */
	LIBERTY(2, "LIBERTY", "Open Liberty"),

	/**
	 * The '<em><b>JBOSS EAP 5</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * JBoss EAP 4 and 5 and JBoss AS 4 to 6.
	 * <!-- end-model-doc -->
	 * @see #JBOSS_EAP_5_VALUE
	 * @generated
	 * @ordered
	 */
	JBOSS_EAP_5(3, "JBOSS_EAP_5", "JBoss EAP 5"),

	/**
	 * The '<em><b>WILDFLY</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * WildFly, JBoss EAP 6 and later, JBoss AS 7.
	 * <!-- end-model-doc -->
	 * @see #WILDFLY_VALUE
	 * @generated
	 * @ordered
	 */
	WILDFLY(4, "WILDFLY", "WildFly"),

	/**
	 * The '<em><b>TOMCAT</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Apache Tomcat.
	 * <!-- end-model-doc -->
	 * @see #TOMCAT_VALUE
	 * @generated
	 * @ordered
	 */
	TOMCAT(5, "TOMCAT", "Tomcat"),

	/**
	 * The '<em><b>SPRING BOOT</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Spring Boot.
	 * <!-- end-model-doc -->
	 * @see #SPRING_BOOT_VALUE
	 * @generated
	 * @ordered
	 */
	SPRING_BOOT(6, "SPRING_BOOT", "Spring Boot"),

	/**
	 * The '<em><b>QUARKUS</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Quarkus.
	 * <!-- end-model-doc -->
	 * @see #QUARKUS_VALUE
	 * @generated
	 * @ordered
	 */
	QUARKUS(7, "QUARKUS", "Quarkus"),

	/**
	 * The '<em><b>ORACLE APPLICATION SERVER</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Oracle Application Server 10g and its containers for Java EE (OC4J).
	 * <!-- end-model-doc -->
	 * @see #ORACLE_APPLICATION_SERVER_VALUE
	 * @generated
	 * @ordered
	 */
	ORACLE_APPLICATION_SERVER(8, "ORACLE_APPLICATION_SERVER", "Oracle Application Server"),

	/**
	 * The '<em><b>ORACLE SOA SUITE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Oracle SOA Suite 11g and 12c.
	 * <!-- end-model-doc -->
	 * @see #ORACLE_SOA_SUITE_VALUE
	 * @generated
	 * @ordered
	 */
	ORACLE_SOA_SUITE(9, "ORACLE_SOA_SUITE", "Oracle SOA Suite"),

	/**
	 * The '<em><b>HIBERNATE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Hibernate 3 to 7 in any server.
	 * <!-- end-model-doc -->
	 * @see #HIBERNATE_VALUE
	 * @generated
	 * @ordered
	 */
	HIBERNATE(10, "HIBERNATE", "Hibernate"),

	/**
	 * The '<em><b>LOG4J</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Log4j 1 and 2 in any server.
	 * <!-- end-model-doc -->
	 * @see #LOG4J_VALUE
	 * @generated
	 * @ordered
	 */
	LOG4J(11, "LOG4J", "Log4j"),

	/**
	 * The '<em><b>LOGBACK</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Logback in any server.
	 * <!-- end-model-doc -->
	 * @see #LOGBACK_VALUE
	 * @generated
	 * @ordered
	 */
	LOGBACK(12, "LOGBACK", "Logback"),

	/**
	 * The '<em><b>IBM MQ</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * IBM MQ and WebSphere MQ.
	 * <!-- end-model-doc -->
	 * @see #IBM_MQ_VALUE
	 * @generated
	 * @ordered
	 */
	IBM_MQ(13, "IBM_MQ", "IBM MQ"),

	/**
	 * The '<em><b>DB2</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * IBM Db2.
	 * <!-- end-model-doc -->
	 * @see #DB2_VALUE
	 * @generated
	 * @ordered
	 */
	DB2(14, "DB2", "Db2"),

	/**
	 * The '<em><b>MYSQL</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * MySQL and MariaDB.
	 * <!-- end-model-doc -->
	 * @see #MYSQL_VALUE
	 * @generated
	 * @ordered
	 */
	MYSQL(15, "MYSQL", "MySQL"),

	/**
	 * The '<em><b>POSTGRESQL</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * PostgreSQL.
	 * <!-- end-model-doc -->
	 * @see #POSTGRESQL_VALUE
	 * @generated
	 * @ordered
	 */
	POSTGRESQL(16, "POSTGRESQL", "PostgreSQL"),

	/**
	 * The '<em><b>LINUX</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Linux.
	 * <!-- end-model-doc -->
	 * @see #LINUX_VALUE
	 * @generated
	 * @ordered
	 */
	LINUX(17, "LINUX", "Linux"),

	/**
	 * The '<em><b>SOLARIS</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Solaris.
	 * <!-- end-model-doc -->
	 * @see #SOLARIS_VALUE
	 * @generated
	 * @ordered
	 */
	SOLARIS(18, "SOLARIS", "Solaris"),

	/**
	 * The '<em><b>JAVA</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The Java virtual machine, where the server is not known.
	 * <!-- end-model-doc -->
	 * @see #JAVA_VALUE
	 * @generated
	 * @ordered
	 */
	JAVA(19, "JAVA", "Java");

	/**
	 * The '<em><b>UNKNOWN</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Not known.
	 * <!-- end-model-doc -->
	 * @see #UNKNOWN
	 * @model literal="unknown"
	 * @generated
	 * @ordered
	 */
	public static final int UNKNOWN_VALUE = 0;

	/**
	 * The '<em><b>WEBSPHERE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Traditional WebSphere Application Server and what runs on it.
	 * <!-- end-model-doc -->
	 * @see #WEBSPHERE
	 * @model literal="WebSphere Application Server"
	 * @generated
	 * @ordered
	 */
	public static final int WEBSPHERE_VALUE = 1;

	/**
	 * The '<em><b>LIBERTY</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Open Liberty and WebSphere Liberty.
	 * <!-- end-model-doc -->
	 * @see #LIBERTY
	 * @model literal="Open Liberty"
	 * @generated
	 * @ordered
	 */
	public static final int LIBERTY_VALUE = 2;

	/**
	 * The '<em><b>JBOSS EAP 5</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * JBoss EAP 4 and 5 and JBoss AS 4 to 6.
	 * <!-- end-model-doc -->
	 * @see #JBOSS_EAP_5
	 * @model literal="JBoss EAP 5"
	 * @generated
	 * @ordered
	 */
	public static final int JBOSS_EAP_5_VALUE = 3;

	/**
	 * The '<em><b>WILDFLY</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * WildFly, JBoss EAP 6 and later, JBoss AS 7.
	 * <!-- end-model-doc -->
	 * @see #WILDFLY
	 * @model literal="WildFly"
	 * @generated
	 * @ordered
	 */
	public static final int WILDFLY_VALUE = 4;

	/**
	 * The '<em><b>TOMCAT</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Apache Tomcat.
	 * <!-- end-model-doc -->
	 * @see #TOMCAT
	 * @model literal="Tomcat"
	 * @generated
	 * @ordered
	 */
	public static final int TOMCAT_VALUE = 5;

	/**
	 * The '<em><b>SPRING BOOT</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Spring Boot.
	 * <!-- end-model-doc -->
	 * @see #SPRING_BOOT
	 * @model literal="Spring Boot"
	 * @generated
	 * @ordered
	 */
	public static final int SPRING_BOOT_VALUE = 6;

	/**
	 * The '<em><b>QUARKUS</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Quarkus.
	 * <!-- end-model-doc -->
	 * @see #QUARKUS
	 * @model literal="Quarkus"
	 * @generated
	 * @ordered
	 */
	public static final int QUARKUS_VALUE = 7;

	/**
	 * The '<em><b>ORACLE APPLICATION SERVER</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Oracle Application Server 10g and its containers for Java EE (OC4J).
	 * <!-- end-model-doc -->
	 * @see #ORACLE_APPLICATION_SERVER
	 * @model literal="Oracle Application Server"
	 * @generated
	 * @ordered
	 */
	public static final int ORACLE_APPLICATION_SERVER_VALUE = 8;

	/**
	 * The '<em><b>ORACLE SOA SUITE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Oracle SOA Suite 11g and 12c.
	 * <!-- end-model-doc -->
	 * @see #ORACLE_SOA_SUITE
	 * @model literal="Oracle SOA Suite"
	 * @generated
	 * @ordered
	 */
	public static final int ORACLE_SOA_SUITE_VALUE = 9;

	/**
	 * The '<em><b>HIBERNATE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Hibernate 3 to 7 in any server.
	 * <!-- end-model-doc -->
	 * @see #HIBERNATE
	 * @model literal="Hibernate"
	 * @generated
	 * @ordered
	 */
	public static final int HIBERNATE_VALUE = 10;

	/**
	 * The '<em><b>LOG4J</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Log4j 1 and 2 in any server.
	 * <!-- end-model-doc -->
	 * @see #LOG4J
	 * @model literal="Log4j"
	 * @generated
	 * @ordered
	 */
	public static final int LOG4J_VALUE = 11;

	/**
	 * The '<em><b>LOGBACK</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Logback in any server.
	 * <!-- end-model-doc -->
	 * @see #LOGBACK
	 * @model literal="Logback"
	 * @generated
	 * @ordered
	 */
	public static final int LOGBACK_VALUE = 12;

	/**
	 * The '<em><b>IBM MQ</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * IBM MQ and WebSphere MQ.
	 * <!-- end-model-doc -->
	 * @see #IBM_MQ
	 * @model literal="IBM MQ"
	 * @generated
	 * @ordered
	 */
	public static final int IBM_MQ_VALUE = 13;

	/**
	 * The '<em><b>DB2</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * IBM Db2.
	 * <!-- end-model-doc -->
	 * @see #DB2
	 * @model literal="Db2"
	 * @generated
	 * @ordered
	 */
	public static final int DB2_VALUE = 14;

	/**
	 * The '<em><b>MYSQL</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * MySQL and MariaDB.
	 * <!-- end-model-doc -->
	 * @see #MYSQL
	 * @model literal="MySQL"
	 * @generated
	 * @ordered
	 */
	public static final int MYSQL_VALUE = 15;

	/**
	 * The '<em><b>POSTGRESQL</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * PostgreSQL.
	 * <!-- end-model-doc -->
	 * @see #POSTGRESQL
	 * @model literal="PostgreSQL"
	 * @generated
	 * @ordered
	 */
	public static final int POSTGRESQL_VALUE = 16;

	/**
	 * The '<em><b>LINUX</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Linux.
	 * <!-- end-model-doc -->
	 * @see #LINUX
	 * @model literal="Linux"
	 * @generated
	 * @ordered
	 */
	public static final int LINUX_VALUE = 17;

	/**
	 * The '<em><b>SOLARIS</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Solaris.
	 * <!-- end-model-doc -->
	 * @see #SOLARIS
	 * @model literal="Solaris"
	 * @generated
	 * @ordered
	 */
	public static final int SOLARIS_VALUE = 18;

	/**
	 * The '<em><b>JAVA</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The Java virtual machine, where the server is not known.
	 * <!-- end-model-doc -->
	 * @see #JAVA
	 * @model literal="Java"
	 * @generated
	 * @ordered
	 */
	public static final int JAVA_VALUE = 19;

	/**
	 * An array of all the '<em><b>Product</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final Product[] VALUES_ARRAY =
		new Product[]
		{
			UNKNOWN,
			WEBSPHERE,
			LIBERTY,
			JBOSS_EAP_5,
			WILDFLY,
			TOMCAT,
			SPRING_BOOT,
			QUARKUS,
			ORACLE_APPLICATION_SERVER,
			ORACLE_SOA_SUITE,
			HIBERNATE,
			LOG4J,
			LOGBACK,
			IBM_MQ,
			DB2,
			MYSQL,
			POSTGRESQL,
			LINUX,
			SOLARIS,
			JAVA,
		};

	/**
	 * A public read-only list of all the '<em><b>Product</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<Product> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Product</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Product get(String literal)
	{
		for (int i = 0; i < VALUES_ARRAY.length; ++i)
		{
			Product result = VALUES_ARRAY[i];
			if (result.toString().equals(literal))
			{
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Product</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Product getByName(String name)
	{
		for (int i = 0; i < VALUES_ARRAY.length; ++i)
		{
			Product result = VALUES_ARRAY[i];
			if (result.getName().equals(name))
			{
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Product</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Product get(int value)
	{
		switch (value)
		{
			case UNKNOWN_VALUE: return UNKNOWN;
			case WEBSPHERE_VALUE: return WEBSPHERE;
			case LIBERTY_VALUE: return LIBERTY;
			case JBOSS_EAP_5_VALUE: return JBOSS_EAP_5;
			case WILDFLY_VALUE: return WILDFLY;
			case TOMCAT_VALUE: return TOMCAT;
			case SPRING_BOOT_VALUE: return SPRING_BOOT;
			case QUARKUS_VALUE: return QUARKUS;
			case ORACLE_APPLICATION_SERVER_VALUE: return ORACLE_APPLICATION_SERVER;
			case ORACLE_SOA_SUITE_VALUE: return ORACLE_SOA_SUITE;
			case HIBERNATE_VALUE: return HIBERNATE;
			case LOG4J_VALUE: return LOG4J;
			case LOGBACK_VALUE: return LOGBACK;
			case IBM_MQ_VALUE: return IBM_MQ;
			case DB2_VALUE: return DB2;
			case MYSQL_VALUE: return MYSQL;
			case POSTGRESQL_VALUE: return POSTGRESQL;
			case LINUX_VALUE: return LINUX;
			case SOLARIS_VALUE: return SOLARIS;
			case JAVA_VALUE: return JAVA;
		}
		return null;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final int value;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final String name;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final String literal;

	/**
	 * Only this class can construct instances.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private Product(int value, String name, String literal)
	{
		this.value = value;
		this.name = name;
		this.literal = literal;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getValue()
	{
	  return value;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getName()
	{
	  return name;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getLiteral()
	{
	  return literal;
	}

	/**
	 * Returns the literal value of the enumerator, which is its string representation.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		return literal;
	}
	
} //Product

/**
 * A private implementation interface used to hide the inheritance from Enumerator.
 * <!-- begin-user-doc -->
 * <!-- end-user-doc -->
 * @generated
 */
interface InternalProduct extends org.eclipse.emf.common.util.Enumerator
{
	// Empty 
}
