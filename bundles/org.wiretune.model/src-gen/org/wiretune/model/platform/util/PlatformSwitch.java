/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform.util;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;

import org.eclipse.emf.ecore.util.Switch;

import org.wiretune.core.Element;
import org.wiretune.core.Group;

import org.wiretune.model.platform.*;

import org.wiretune.model.platform.impl.PlatformPackageImpl;

/**
 * <!-- begin-user-doc -->
 * The <b>Switch</b> for the model's inheritance hierarchy.
 * It supports the call {@link #doSwitch(EObject) doSwitch(object)}
 * to invoke the <code>caseXXX</code> method for each class of the model,
 * starting with the actual class of the object
 * and proceeding up the inheritance hierarchy
 * until a non-null result is returned,
 * which is the result of the switch.
 * <!-- end-user-doc -->
 * @see org.wiretune.model.platform.impl.PlatformPackageImpl
 * @generated
 */
public class PlatformSwitch<T> extends Switch<T>
{
	/**
	 * The cached model package
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected static PlatformPackageImpl modelPackage;

	/**
	 * Creates an instance of the switch.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public PlatformSwitch()
	{
		if (modelPackage == null)
		{
			modelPackage = PlatformPackageImpl.eINSTANCE;
		}
	}

	/**
	 * Checks whether this is a switch for the given package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param ePackage the package in question.
	 * @return whether this is a switch for the given package.
	 * @generated
	 */
	@Override
	protected boolean isSwitchFor(EPackage ePackage)
	{
		return ePackage == modelPackage;
	}

	/**
	 * Calls <code>caseXXX</code> for each class of the model until one returns a non null result; it yields that result.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the first non-null result returned by a <code>caseXXX</code> call.
	 * @generated
	 */
	@Override
	protected T doSwitch(int classifierID, EObject theEObject)
	{
		switch (classifierID)
		{
			case PlatformPackageImpl.CONFIGURATION_GROUP:
			{
				ConfigurationGroup configurationGroup = (ConfigurationGroup)theEObject;
				T result = caseConfigurationGroup(configurationGroup);
				if (result == null) result = caseElement(configurationGroup);
				if (result == null) result = caseGroupView(configurationGroup);
				if (result == null) result = caseElementView(configurationGroup);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case PlatformPackageImpl.CONFIGURATION_FILE:
			{
				ConfigurationFile configurationFile = (ConfigurationFile)theEObject;
				T result = caseConfigurationFile(configurationFile);
				if (result == null) result = caseConfigurationGroup(configurationFile);
				if (result == null) result = caseElement(configurationFile);
				if (result == null) result = caseGroupView(configurationFile);
				if (result == null) result = caseElementView(configurationFile);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case PlatformPackageImpl.SERVER:
			{
				Server server = (Server)theEObject;
				T result = caseServer(server);
				if (result == null) result = caseElement(server);
				if (result == null) result = caseElementView(server);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case PlatformPackageImpl.THREAD_POOL:
			{
				ThreadPool threadPool = (ThreadPool)theEObject;
				T result = caseThreadPool(threadPool);
				if (result == null) result = caseElement(threadPool);
				if (result == null) result = caseElementView(threadPool);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case PlatformPackageImpl.JVM_OPTIONS:
			{
				JvmOptions jvmOptions = (JvmOptions)theEObject;
				T result = caseJvmOptions(jvmOptions);
				if (result == null) result = caseElement(jvmOptions);
				if (result == null) result = caseElementView(jvmOptions);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case PlatformPackageImpl.RESOURCE_ADAPTER:
			{
				ResourceAdapter resourceAdapter = (ResourceAdapter)theEObject;
				T result = caseResourceAdapter(resourceAdapter);
				if (result == null) result = caseElement(resourceAdapter);
				if (result == null) result = caseElementView(resourceAdapter);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION:
			{
				ActivationSpecification activationSpecification = (ActivationSpecification)theEObject;
				T result = caseActivationSpecification(activationSpecification);
				if (result == null) result = caseElement(activationSpecification);
				if (result == null) result = caseElementView(activationSpecification);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case PlatformPackageImpl.CONNECTION_POOL:
			{
				ConnectionPool connectionPool = (ConnectionPool)theEObject;
				T result = caseConnectionPool(connectionPool);
				if (result == null) result = caseElement(connectionPool);
				if (result == null) result = caseElementView(connectionPool);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case PlatformPackageImpl.DATA_SOURCE:
			{
				DataSource dataSource = (DataSource)theEObject;
				T result = caseDataSource(dataSource);
				if (result == null) result = caseElement(dataSource);
				if (result == null) result = caseElementView(dataSource);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case PlatformPackageImpl.BEAN_POOL:
			{
				BeanPool beanPool = (BeanPool)theEObject;
				T result = caseBeanPool(beanPool);
				if (result == null) result = caseElement(beanPool);
				if (result == null) result = caseElementView(beanPool);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case PlatformPackageImpl.APPLICATION:
			{
				Application application = (Application)theEObject;
				T result = caseApplication(application);
				if (result == null) result = caseElement(application);
				if (result == null) result = caseElementView(application);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case PlatformPackageImpl.PERSISTENCE_UNIT:
			{
				PersistenceUnit persistenceUnit = (PersistenceUnit)theEObject;
				T result = casePersistenceUnit(persistenceUnit);
				if (result == null) result = caseElement(persistenceUnit);
				if (result == null) result = caseElementView(persistenceUnit);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case PlatformPackageImpl.ENTITY:
			{
				Entity entity = (Entity)theEObject;
				T result = caseEntity(entity);
				if (result == null) result = caseElement(entity);
				if (result == null) result = caseElementView(entity);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN:
			{
				MessageDrivenBean messageDrivenBean = (MessageDrivenBean)theEObject;
				T result = caseMessageDrivenBean(messageDrivenBean);
				if (result == null) result = caseElement(messageDrivenBean);
				if (result == null) result = caseElementView(messageDrivenBean);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case PlatformPackageImpl.PERSIST_LOOP:
			{
				PersistLoop persistLoop = (PersistLoop)theEObject;
				T result = casePersistLoop(persistLoop);
				if (result == null) result = caseElement(persistLoop);
				if (result == null) result = caseElementView(persistLoop);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case PlatformPackageImpl.ASYNCHRONOUS_CALL:
			{
				AsynchronousCall asynchronousCall = (AsynchronousCall)theEObject;
				T result = caseAsynchronousCall(asynchronousCall);
				if (result == null) result = caseElement(asynchronousCall);
				if (result == null) result = caseElementView(asynchronousCall);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP:
			{
				AsynchronousCallLoop asynchronousCallLoop = (AsynchronousCallLoop)theEObject;
				T result = caseAsynchronousCallLoop(asynchronousCallLoop);
				if (result == null) result = caseElement(asynchronousCallLoop);
				if (result == null) result = caseElementView(asynchronousCallLoop);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case PlatformPackageImpl.LOG_STATEMENT:
			{
				LogStatement logStatement = (LogStatement)theEObject;
				T result = caseLogStatement(logStatement);
				if (result == null) result = caseElement(logStatement);
				if (result == null) result = caseElementView(logStatement);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case PlatformPackageImpl.CODE_FACT:
			{
				CodeFact codeFact = (CodeFact)theEObject;
				T result = caseCodeFact(codeFact);
				if (result == null) result = caseElement(codeFact);
				if (result == null) result = caseElementView(codeFact);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			case PlatformPackageImpl.GROUP_VIEW:
			{
				Group groupView = (Group)theEObject;
				T result = caseGroupView(groupView);
				if (result == null) result = defaultCase(theEObject);
				return result;
			}
			default: return defaultCase(theEObject);
		}
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Configuration Group</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Configuration Group</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseConfigurationGroup(ConfigurationGroup object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Configuration File</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Configuration File</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseConfigurationFile(ConfigurationFile object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Server</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Server</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseServer(Server object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Thread Pool</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Thread Pool</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseThreadPool(ThreadPool object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Jvm Options</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Jvm Options</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseJvmOptions(JvmOptions object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Resource Adapter</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Resource Adapter</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseResourceAdapter(ResourceAdapter object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Activation Specification</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Activation Specification</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseActivationSpecification(ActivationSpecification object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Connection Pool</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Connection Pool</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseConnectionPool(ConnectionPool object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Data Source</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Data Source</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseDataSource(DataSource object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Bean Pool</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Bean Pool</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseBeanPool(BeanPool object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Application</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Application</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseApplication(Application object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Persistence Unit</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Persistence Unit</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T casePersistenceUnit(PersistenceUnit object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Entity</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Entity</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseEntity(Entity object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Message Driven Bean</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Message Driven Bean</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseMessageDrivenBean(MessageDrivenBean object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Persist Loop</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Persist Loop</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T casePersistLoop(PersistLoop object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Asynchronous Call</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Asynchronous Call</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseAsynchronousCall(AsynchronousCall object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Asynchronous Call Loop</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Asynchronous Call Loop</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseAsynchronousCallLoop(AsynchronousCallLoop object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Log Statement</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Log Statement</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseLogStatement(LogStatement object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Code Fact</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Code Fact</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseCodeFact(CodeFact object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Group View</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Group View</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseGroupView(Group object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Element View</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Element View</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseElementView(Element object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>Element</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>Element</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject) doSwitch(EObject)
	 * @generated
	 */
	public T caseElement(org.wiretune.model.settings.Element object)
	{
		return null;
	}

	/**
	 * Returns the result of interpreting the object as an instance of '<em>EObject</em>'.
	 * <!-- begin-user-doc -->
	 * This implementation returns null;
	 * returning a non-null result will terminate the switch, but this is the last case anyway.
	 * <!-- end-user-doc -->
	 * @param object the target of the switch.
	 * @return the result of interpreting the object as an instance of '<em>EObject</em>'.
	 * @see #doSwitch(org.eclipse.emf.ecore.EObject)
	 * @generated
	 */
	@Override
	public T defaultCase(EObject object)
	{
		return null;
	}

} //PlatformSwitch
