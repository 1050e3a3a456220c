/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform.util;

import org.eclipse.emf.common.notify.Adapter;
import org.eclipse.emf.common.notify.Notifier;

import org.eclipse.emf.common.notify.impl.AdapterFactoryImpl;

import org.eclipse.emf.ecore.EObject;

import org.wiretune.core.Element;
import org.wiretune.core.Group;

import org.wiretune.model.platform.*;

import org.wiretune.model.platform.impl.PlatformPackageImpl;

/**
 * <!-- begin-user-doc -->
 * The <b>Adapter Factory</b> for the model.
 * It provides an adapter <code>createXXX</code> method for each class of the model.
 * <!-- end-user-doc -->
 * @see org.wiretune.model.platform.impl.PlatformPackageImpl
 * @generated
 */
public class PlatformAdapterFactory extends AdapterFactoryImpl
{
	/**
	 * The cached model package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected static PlatformPackageImpl modelPackage;

	/**
	 * Creates an instance of the adapter factory.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public PlatformAdapterFactory()
	{
		if (modelPackage == null)
		{
			modelPackage = PlatformPackageImpl.eINSTANCE;
		}
	}

	/**
	 * Returns whether this factory is applicable for the type of the object.
	 * <!-- begin-user-doc -->
	 * This implementation returns <code>true</code> if the object is either the model's package or is an instance object of the model.
	 * <!-- end-user-doc -->
	 * @return whether this factory is applicable for the type of the object.
	 * @generated
	 */
	@Override
	public boolean isFactoryForType(Object object)
	{
		if (object == modelPackage)
		{
			return true;
		}
		if (object instanceof EObject)
		{
			return ((EObject)object).eClass().getEPackage() == modelPackage;
		}
		return false;
	}

	/**
	 * The switch that delegates to the <code>createXXX</code> methods.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected PlatformSwitch<Adapter> modelSwitch =
		new PlatformSwitch<Adapter>()
		{
			@Override
			public Adapter caseConfigurationGroup(ConfigurationGroup object)
			{
				return createConfigurationGroupAdapter();
			}
			@Override
			public Adapter caseConfigurationFile(ConfigurationFile object)
			{
				return createConfigurationFileAdapter();
			}
			@Override
			public Adapter caseServer(Server object)
			{
				return createServerAdapter();
			}
			@Override
			public Adapter caseThreadPool(ThreadPool object)
			{
				return createThreadPoolAdapter();
			}
			@Override
			public Adapter caseJvmOptions(JvmOptions object)
			{
				return createJvmOptionsAdapter();
			}
			@Override
			public Adapter caseResourceAdapter(ResourceAdapter object)
			{
				return createResourceAdapterAdapter();
			}
			@Override
			public Adapter caseActivationSpecification(ActivationSpecification object)
			{
				return createActivationSpecificationAdapter();
			}
			@Override
			public Adapter caseConnectionPool(ConnectionPool object)
			{
				return createConnectionPoolAdapter();
			}
			@Override
			public Adapter caseDataSource(DataSource object)
			{
				return createDataSourceAdapter();
			}
			@Override
			public Adapter caseBeanPool(BeanPool object)
			{
				return createBeanPoolAdapter();
			}
			@Override
			public Adapter caseApplication(Application object)
			{
				return createApplicationAdapter();
			}
			@Override
			public Adapter casePersistenceUnit(PersistenceUnit object)
			{
				return createPersistenceUnitAdapter();
			}
			@Override
			public Adapter caseEntity(Entity object)
			{
				return createEntityAdapter();
			}
			@Override
			public Adapter caseMessageDrivenBean(MessageDrivenBean object)
			{
				return createMessageDrivenBeanAdapter();
			}
			@Override
			public Adapter casePersistLoop(PersistLoop object)
			{
				return createPersistLoopAdapter();
			}
			@Override
			public Adapter caseAsynchronousCall(AsynchronousCall object)
			{
				return createAsynchronousCallAdapter();
			}
			@Override
			public Adapter caseAsynchronousCallLoop(AsynchronousCallLoop object)
			{
				return createAsynchronousCallLoopAdapter();
			}
			@Override
			public Adapter caseLogStatement(LogStatement object)
			{
				return createLogStatementAdapter();
			}
			@Override
			public Adapter caseCodeFact(CodeFact object)
			{
				return createCodeFactAdapter();
			}
			@Override
			public Adapter caseGroupView(Group object)
			{
				return createGroupViewAdapter();
			}
			@Override
			public Adapter caseElementView(Element object)
			{
				return createElementViewAdapter();
			}
			@Override
			public Adapter caseElement(org.wiretune.model.settings.Element object)
			{
				return createElementAdapter();
			}
			@Override
			public Adapter defaultCase(EObject object)
			{
				return createEObjectAdapter();
			}
		};

	/**
	 * Creates an adapter for the <code>target</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param target the object to adapt.
	 * @return the adapter for the <code>target</code>.
	 * @generated
	 */
	@Override
	public Adapter createAdapter(Notifier target)
	{
		return modelSwitch.doSwitch((EObject)target);
	}


	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.platform.ConfigurationGroup <em>Configuration Group</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.platform.ConfigurationGroup
	 * @generated
	 */
	public Adapter createConfigurationGroupAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.platform.ConfigurationFile <em>Configuration File</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.platform.ConfigurationFile
	 * @generated
	 */
	public Adapter createConfigurationFileAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.platform.Server <em>Server</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.platform.Server
	 * @generated
	 */
	public Adapter createServerAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.platform.ThreadPool <em>Thread Pool</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.platform.ThreadPool
	 * @generated
	 */
	public Adapter createThreadPoolAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.platform.JvmOptions <em>Jvm Options</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.platform.JvmOptions
	 * @generated
	 */
	public Adapter createJvmOptionsAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.platform.ResourceAdapter <em>Resource Adapter</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.platform.ResourceAdapter
	 * @generated
	 */
	public Adapter createResourceAdapterAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.platform.ActivationSpecification <em>Activation Specification</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.platform.ActivationSpecification
	 * @generated
	 */
	public Adapter createActivationSpecificationAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.platform.ConnectionPool <em>Connection Pool</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.platform.ConnectionPool
	 * @generated
	 */
	public Adapter createConnectionPoolAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.platform.DataSource <em>Data Source</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.platform.DataSource
	 * @generated
	 */
	public Adapter createDataSourceAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.platform.BeanPool <em>Bean Pool</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.platform.BeanPool
	 * @generated
	 */
	public Adapter createBeanPoolAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.platform.Application <em>Application</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.platform.Application
	 * @generated
	 */
	public Adapter createApplicationAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.platform.PersistenceUnit <em>Persistence Unit</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.platform.PersistenceUnit
	 * @generated
	 */
	public Adapter createPersistenceUnitAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.platform.Entity <em>Entity</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.platform.Entity
	 * @generated
	 */
	public Adapter createEntityAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.platform.MessageDrivenBean <em>Message Driven Bean</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.platform.MessageDrivenBean
	 * @generated
	 */
	public Adapter createMessageDrivenBeanAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.platform.PersistLoop <em>Persist Loop</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.platform.PersistLoop
	 * @generated
	 */
	public Adapter createPersistLoopAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.platform.AsynchronousCall <em>Asynchronous Call</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.platform.AsynchronousCall
	 * @generated
	 */
	public Adapter createAsynchronousCallAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.platform.AsynchronousCallLoop <em>Asynchronous Call Loop</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.platform.AsynchronousCallLoop
	 * @generated
	 */
	public Adapter createAsynchronousCallLoopAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.platform.LogStatement <em>Log Statement</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.platform.LogStatement
	 * @generated
	 */
	public Adapter createLogStatementAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.platform.CodeFact <em>Code Fact</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.platform.CodeFact
	 * @generated
	 */
	public Adapter createCodeFactAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.core.Group <em>Group View</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.core.Group
	 * @generated
	 */
	public Adapter createGroupViewAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.core.Element <em>Element View</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.core.Element
	 * @generated
	 */
	public Adapter createElementViewAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.wiretune.model.settings.Element <em>Element</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.wiretune.model.settings.Element
	 * @generated
	 */
	public Adapter createElementAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for the default case.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @generated
	 */
	public Adapter createEObjectAdapter()
	{
		return null;
	}

} //PlatformAdapterFactory
