/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform.impl;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;

import org.eclipse.emf.ecore.impl.EFactoryImpl;

import org.eclipse.emf.ecore.plugin.EcorePlugin;

import org.wiretune.core.Product;

import org.wiretune.model.platform.*;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model <b>Factory</b>.
 * <!-- end-user-doc -->
 * @generated
 */
public class PlatformFactoryImpl extends EFactoryImpl implements PlatformFactory
{
	/**
	 * The singleton instance of the factory.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final PlatformFactoryImpl eINSTANCE = init();

	/**
	 * Creates the default factory implementation.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static PlatformFactoryImpl init()
	{
		try
		{
			PlatformFactoryImpl thePlatformFactory = (PlatformFactoryImpl)EPackage.Registry.INSTANCE.getEFactory(PlatformPackageImpl.eNS_URI);
			if (thePlatformFactory != null)
			{
				return thePlatformFactory;
			}
		}
		catch (Exception exception)
		{
			EcorePlugin.INSTANCE.log(exception);
		}
		return new PlatformFactoryImpl();
	}

	/**
	 * Creates an instance of the factory.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public PlatformFactoryImpl()
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
			case PlatformPackageImpl.CONFIGURATION_GROUP: return createConfigurationGroup();
			case PlatformPackageImpl.CONFIGURATION_FILE: return createConfigurationFile();
			case PlatformPackageImpl.SERVER: return createServer();
			case PlatformPackageImpl.THREAD_POOL: return createThreadPool();
			case PlatformPackageImpl.JVM_OPTIONS: return createJvmOptions();
			case PlatformPackageImpl.RESOURCE_ADAPTER: return createResourceAdapter();
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION: return createActivationSpecification();
			case PlatformPackageImpl.CONNECTION_POOL: return createConnectionPool();
			case PlatformPackageImpl.DATA_SOURCE: return createDataSource();
			case PlatformPackageImpl.BEAN_POOL: return createBeanPool();
			case PlatformPackageImpl.APPLICATION: return createApplication();
			case PlatformPackageImpl.PERSISTENCE_UNIT: return createPersistenceUnit();
			case PlatformPackageImpl.ENTITY: return createEntity();
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN: return createMessageDrivenBean();
			case PlatformPackageImpl.PERSIST_LOOP: return createPersistLoop();
			case PlatformPackageImpl.ASYNCHRONOUS_CALL: return createAsynchronousCall();
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP: return createAsynchronousCallLoop();
			case PlatformPackageImpl.LOG_STATEMENT: return createLogStatement();
			case PlatformPackageImpl.CODE_FACT: return createCodeFact();
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
			case PlatformPackageImpl.DATABASE_VENDOR:
				return createDatabaseVendorFromString(eDataType, initialValue);
			case PlatformPackageImpl.PRODUCT:
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
			case PlatformPackageImpl.DATABASE_VENDOR:
				return convertDatabaseVendorToString(eDataType, instanceValue);
			case PlatformPackageImpl.PRODUCT:
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
	@Override
	public ConfigurationGroup createConfigurationGroup()
	{
		ConfigurationGroupImpl configurationGroup = new ConfigurationGroupImpl();
		return configurationGroup;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ConfigurationFile createConfigurationFile()
	{
		ConfigurationFileImpl configurationFile = new ConfigurationFileImpl();
		return configurationFile;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Server createServer()
	{
		ServerImpl server = new ServerImpl();
		return server;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ThreadPool createThreadPool()
	{
		ThreadPoolImpl threadPool = new ThreadPoolImpl();
		return threadPool;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public JvmOptions createJvmOptions()
	{
		JvmOptionsImpl jvmOptions = new JvmOptionsImpl();
		return jvmOptions;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ResourceAdapter createResourceAdapter()
	{
		ResourceAdapterImpl resourceAdapter = new ResourceAdapterImpl();
		return resourceAdapter;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ActivationSpecification createActivationSpecification()
	{
		ActivationSpecificationImpl activationSpecification = new ActivationSpecificationImpl();
		return activationSpecification;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ConnectionPool createConnectionPool()
	{
		ConnectionPoolImpl connectionPool = new ConnectionPoolImpl();
		return connectionPool;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public DataSource createDataSource()
	{
		DataSourceImpl dataSource = new DataSourceImpl();
		return dataSource;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public BeanPool createBeanPool()
	{
		BeanPoolImpl beanPool = new BeanPoolImpl();
		return beanPool;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Application createApplication()
	{
		ApplicationImpl application = new ApplicationImpl();
		return application;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public PersistenceUnit createPersistenceUnit()
	{
		PersistenceUnitImpl persistenceUnit = new PersistenceUnitImpl();
		return persistenceUnit;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Entity createEntity()
	{
		EntityImpl entity = new EntityImpl();
		return entity;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public MessageDrivenBean createMessageDrivenBean()
	{
		MessageDrivenBeanImpl messageDrivenBean = new MessageDrivenBeanImpl();
		return messageDrivenBean;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public PersistLoop createPersistLoop()
	{
		PersistLoopImpl persistLoop = new PersistLoopImpl();
		return persistLoop;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public AsynchronousCall createAsynchronousCall()
	{
		AsynchronousCallImpl asynchronousCall = new AsynchronousCallImpl();
		return asynchronousCall;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public AsynchronousCallLoop createAsynchronousCallLoop()
	{
		AsynchronousCallLoopImpl asynchronousCallLoop = new AsynchronousCallLoopImpl();
		return asynchronousCallLoop;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public LogStatement createLogStatement()
	{
		LogStatementImpl logStatement = new LogStatementImpl();
		return logStatement;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public CodeFact createCodeFact()
	{
		CodeFactImpl codeFact = new CodeFactImpl();
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
	public PlatformPackageImpl getPlatformPackage()
	{
		return (PlatformPackageImpl)getEPackage();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @deprecated
	 * @generated
	 */
	@Deprecated
	public static PlatformPackageImpl getPackage()
	{
		return PlatformPackageImpl.eINSTANCE;
	}

} //PlatformFactoryImpl
