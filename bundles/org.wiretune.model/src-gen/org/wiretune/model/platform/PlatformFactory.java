/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;

import org.eclipse.emf.ecore.impl.EFactoryImpl;

import org.eclipse.emf.ecore.plugin.EcorePlugin;

import org.wiretune.core.Product;

/**
 * <!-- begin-user-doc -->
 * The <b>Factory</b> for the model.
 * It provides a create method for each non-abstract class of the model.
 * <!-- end-user-doc -->
 * @generated
 */
public class PlatformFactory extends EFactoryImpl
{
	/**
	 * The singleton instance of the factory.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final PlatformFactory eINSTANCE = init();

	/**
	 * The singleton instance of the factory.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final PlatformFactory INSTANCE = org.wiretune.model.platform.PlatformFactory.eINSTANCE;

	/**
	 * Creates the default factory implementation.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static PlatformFactory init()
	{
		try
		{
			PlatformFactory thePlatformFactory = (PlatformFactory)EPackage.Registry.INSTANCE.getEFactory(PlatformPackage.eNS_URI);
			if (thePlatformFactory != null)
			{
				return thePlatformFactory;
			}
		}
		catch (Exception exception)
		{
			EcorePlugin.INSTANCE.log(exception);
		}
		return new PlatformFactory();
	}

	/**
	 * Creates an instance of the factory.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public PlatformFactory()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EObject create(EClass eClass)
	{
		switch (eClass.getClassifierID())
		{
			case PlatformPackage.CONFIGURATION_GROUP: return createConfigurationGroup();
			case PlatformPackage.CONFIGURATION_FILE: return createConfigurationFile();
			case PlatformPackage.SERVER: return createServer();
			case PlatformPackage.THREAD_POOL: return createThreadPool();
			case PlatformPackage.JVM_OPTIONS: return createJvmOptions();
			case PlatformPackage.RESOURCE_ADAPTER: return createResourceAdapter();
			case PlatformPackage.ACTIVATION_SPECIFICATION: return createActivationSpecification();
			case PlatformPackage.CONNECTION_POOL: return createConnectionPool();
			case PlatformPackage.DATA_SOURCE: return createDataSource();
			case PlatformPackage.BEAN_POOL: return createBeanPool();
			case PlatformPackage.APPLICATION: return createApplication();
			case PlatformPackage.PERSISTENCE_UNIT: return createPersistenceUnit();
			case PlatformPackage.ENTITY: return createEntity();
			case PlatformPackage.MESSAGE_DRIVEN_BEAN: return createMessageDrivenBean();
			case PlatformPackage.PERSIST_LOOP: return createPersistLoop();
			case PlatformPackage.ASYNCHRONOUS_CALL: return createAsynchronousCall();
			case PlatformPackage.ASYNCHRONOUS_CALL_LOOP: return createAsynchronousCallLoop();
			case PlatformPackage.LOG_STATEMENT: return createLogStatement();
			case PlatformPackage.CODE_FACT: return createCodeFact();
			default:
				throw new IllegalArgumentException("The class '" + eClass.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object createFromString(EDataType eDataType, String initialValue)
	{
		switch (eDataType.getClassifierID())
		{
			case PlatformPackage.DATABASE_VENDOR:
				return createDatabaseVendorFromString(eDataType, initialValue);
			case PlatformPackage.PRODUCT:
				return createProductFromString(eDataType, initialValue);
			default:
				throw new IllegalArgumentException("The datatype '" + eDataType.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String convertToString(EDataType eDataType, Object instanceValue)
	{
		switch (eDataType.getClassifierID())
		{
			case PlatformPackage.DATABASE_VENDOR:
				return convertDatabaseVendorToString(eDataType, instanceValue);
			case PlatformPackage.PRODUCT:
				return convertProductToString(eDataType, instanceValue);
			default:
				throw new IllegalArgumentException("The datatype '" + eDataType.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public ConfigurationGroup createConfigurationGroup()
	{
		ConfigurationGroup configurationGroup = new ConfigurationGroup();
		return configurationGroup;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public ConfigurationFile createConfigurationFile()
	{
		ConfigurationFile configurationFile = new ConfigurationFile();
		return configurationFile;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Server createServer()
	{
		Server server = new Server();
		return server;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public ThreadPool createThreadPool()
	{
		ThreadPool threadPool = new ThreadPool();
		return threadPool;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public JvmOptions createJvmOptions()
	{
		JvmOptions jvmOptions = new JvmOptions();
		return jvmOptions;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public ResourceAdapter createResourceAdapter()
	{
		ResourceAdapter resourceAdapter = new ResourceAdapter();
		return resourceAdapter;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public ActivationSpecification createActivationSpecification()
	{
		ActivationSpecification activationSpecification = new ActivationSpecification();
		return activationSpecification;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public ConnectionPool createConnectionPool()
	{
		ConnectionPool connectionPool = new ConnectionPool();
		return connectionPool;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public DataSource createDataSource()
	{
		DataSource dataSource = new DataSource();
		return dataSource;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public BeanPool createBeanPool()
	{
		BeanPool beanPool = new BeanPool();
		return beanPool;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Application createApplication()
	{
		Application application = new Application();
		return application;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public PersistenceUnit createPersistenceUnit()
	{
		PersistenceUnit persistenceUnit = new PersistenceUnit();
		return persistenceUnit;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Entity createEntity()
	{
		Entity entity = new Entity();
		return entity;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public MessageDrivenBean createMessageDrivenBean()
	{
		MessageDrivenBean messageDrivenBean = new MessageDrivenBean();
		return messageDrivenBean;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public PersistLoop createPersistLoop()
	{
		PersistLoop persistLoop = new PersistLoop();
		return persistLoop;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public AsynchronousCall createAsynchronousCall()
	{
		AsynchronousCall asynchronousCall = new AsynchronousCall();
		return asynchronousCall;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public AsynchronousCallLoop createAsynchronousCallLoop()
	{
		AsynchronousCallLoop asynchronousCallLoop = new AsynchronousCallLoop();
		return asynchronousCallLoop;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public LogStatement createLogStatement()
	{
		LogStatement logStatement = new LogStatement();
		return logStatement;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public CodeFact createCodeFact()
	{
		CodeFact codeFact = new CodeFact();
		return codeFact;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public DatabaseVendor createDatabaseVendorFromString(EDataType eDataType, String initialValue)
	{
		DatabaseVendor result = DatabaseVendor.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertDatabaseVendorToString(EDataType eDataType, Object instanceValue)
	{
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Product createProduct(final String it)
	{
		return org.wiretune.core.Product.get(it);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Product createProductFromString(EDataType eDataType, String initialValue)
	{
		return createProduct(initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertProduct(final Product it)
	{
		return it.getLiteral();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertProductToString(EDataType eDataType, Object instanceValue)
	{
		return convertProduct((Product)instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public PlatformPackage getPlatformPackage()
	{
		return (PlatformPackage)getEPackage();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @deprecated
	 * @generated
	 */
	@Deprecated
	public static PlatformPackage getPackage()
	{
		return PlatformPackage.eINSTANCE;
	}

} //PlatformFactory
