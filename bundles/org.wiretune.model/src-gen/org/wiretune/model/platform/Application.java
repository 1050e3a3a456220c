/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.settings.Element;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Application</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * The Java code and descriptors of one project.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.Application#getPath <em>Path</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getPersistenceUnits <em>Persistence Units</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getEntities <em>Entities</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getMessageDrivenBeans <em>Message Driven Beans</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getPersistLoops <em>Persist Loops</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getAsynchronousCallLoops <em>Asynchronous Call Loops</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getAsynchronousCalls <em>Asynchronous Calls</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getCodeFacts <em>Code Facts</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getLogStatements <em>Log Statements</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getDataSources <em>Data Sources</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getConfiguration <em>Configuration</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class Application extends Element
{
	/**
	 * The default value of the '{@link #getPath() <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPath()
	 * @generated
	 * @ordered
	 */
	protected static final String PATH_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPath() <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPath()
	 * @generated
	 * @ordered
	 */
	protected String path = PATH_EDEFAULT;

	/**
	 * The cached value of the '{@link #getPersistenceUnits() <em>Persistence Units</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPersistenceUnits()
	 * @generated
	 * @ordered
	 */
	protected EList<PersistenceUnit> persistenceUnits;

	/**
	 * The cached value of the '{@link #getEntities() <em>Entities</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getEntities()
	 * @generated
	 * @ordered
	 */
	protected EList<Entity> entities;

	/**
	 * The cached value of the '{@link #getMessageDrivenBeans() <em>Message Driven Beans</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMessageDrivenBeans()
	 * @generated
	 * @ordered
	 */
	protected EList<MessageDrivenBean> messageDrivenBeans;

	/**
	 * The cached value of the '{@link #getPersistLoops() <em>Persist Loops</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPersistLoops()
	 * @generated
	 * @ordered
	 */
	protected EList<PersistLoop> persistLoops;

	/**
	 * The cached value of the '{@link #getAsynchronousCallLoops() <em>Asynchronous Call Loops</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAsynchronousCallLoops()
	 * @generated
	 * @ordered
	 */
	protected EList<AsynchronousCallLoop> asynchronousCallLoops;

	/**
	 * The cached value of the '{@link #getAsynchronousCalls() <em>Asynchronous Calls</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAsynchronousCalls()
	 * @generated
	 * @ordered
	 */
	protected EList<AsynchronousCall> asynchronousCalls;

	/**
	 * The cached value of the '{@link #getCodeFacts() <em>Code Facts</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCodeFacts()
	 * @generated
	 * @ordered
	 */
	protected EList<CodeFact> codeFacts;

	/**
	 * The cached value of the '{@link #getLogStatements() <em>Log Statements</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLogStatements()
	 * @generated
	 * @ordered
	 */
	protected EList<LogStatement> logStatements;

	/**
	 * The cached value of the '{@link #getDataSources() <em>Data Sources</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDataSources()
	 * @generated
	 * @ordered
	 */
	protected EList<DataSource> dataSources;

	/**
	 * The cached value of the '{@link #getConfiguration() <em>Configuration</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getConfiguration()
	 * @generated
	 * @ordered
	 */
	protected EList<ConfigurationFile> configuration;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected Application()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return PlatformPackage.Literals.APPLICATION;
	}

	/**
	 * Returns the value of the '<em><b>Path</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The folder of the project.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Path</em>' attribute.
	 * @see #setPath(String)
	 * @model
	 * @generated
	 */
	public String getPath()
	{
		return path;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.Application#getPath <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newPath the new value of the '<em>Path</em>' attribute.
	 * @see #getPath()
	 * @generated
	 */
	public void setPath(String newPath)
	{
		String oldPath = path;
		path = newPath;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.APPLICATION__PATH, oldPath, path));
	}

	/**
	 * Returns the value of the '<em><b>Persistence Units</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.PersistenceUnit}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Persistence units.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Persistence Units</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<PersistenceUnit> getPersistenceUnits()
	{
		if (persistenceUnits == null)
		{
			persistenceUnits = new EObjectContainmentEList<PersistenceUnit>(PersistenceUnit.class, this, PlatformPackage.APPLICATION__PERSISTENCE_UNITS);
		}
		return persistenceUnits;
	}

	/**
	 * Returns the value of the '<em><b>Entities</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.Entity}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Entity classes.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Entities</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Entity> getEntities()
	{
		if (entities == null)
		{
			entities = new EObjectContainmentEList<Entity>(Entity.class, this, PlatformPackage.APPLICATION__ENTITIES);
		}
		return entities;
	}

	/**
	 * Returns the value of the '<em><b>Message Driven Beans</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.MessageDrivenBean}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Message-driven beans.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Message Driven Beans</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<MessageDrivenBean> getMessageDrivenBeans()
	{
		if (messageDrivenBeans == null)
		{
			messageDrivenBeans = new EObjectContainmentEList<MessageDrivenBean>(MessageDrivenBean.class, this, PlatformPackage.APPLICATION__MESSAGE_DRIVEN_BEANS);
		}
		return messageDrivenBeans;
	}

	/**
	 * Returns the value of the '<em><b>Persist Loops</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.PersistLoop}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Loops that persist entities.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Persist Loops</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<PersistLoop> getPersistLoops()
	{
		if (persistLoops == null)
		{
			persistLoops = new EObjectContainmentEList<PersistLoop>(PersistLoop.class, this, PlatformPackage.APPLICATION__PERSIST_LOOPS);
		}
		return persistLoops;
	}

	/**
	 * Returns the value of the '<em><b>Asynchronous Call Loops</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.AsynchronousCallLoop}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Loops that call a service asynchronously.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Asynchronous Call Loops</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<AsynchronousCallLoop> getAsynchronousCallLoops()
	{
		if (asynchronousCallLoops == null)
		{
			asynchronousCallLoops = new EObjectContainmentEList<AsynchronousCallLoop>(AsynchronousCallLoop.class, this, PlatformPackage.APPLICATION__ASYNCHRONOUS_CALL_LOOPS);
		}
		return asynchronousCallLoops;
	}

	/**
	 * Returns the value of the '<em><b>Asynchronous Calls</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.AsynchronousCall}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Asynchronous calls of services.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Asynchronous Calls</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<AsynchronousCall> getAsynchronousCalls()
	{
		if (asynchronousCalls == null)
		{
			asynchronousCalls = new EObjectContainmentEList<AsynchronousCall>(AsynchronousCall.class, this, PlatformPackage.APPLICATION__ASYNCHRONOUS_CALLS);
		}
		return asynchronousCalls;
	}

	/**
	 * Returns the value of the '<em><b>Code Facts</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.CodeFact}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Further observations in source code, by kind.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Code Facts</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<CodeFact> getCodeFacts()
	{
		if (codeFacts == null)
		{
			codeFacts = new EObjectContainmentEList<CodeFact>(CodeFact.class, this, PlatformPackage.APPLICATION__CODE_FACTS);
		}
		return codeFacts;
	}

	/**
	 * Returns the value of the '<em><b>Log Statements</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.LogStatement}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Log statements that build their message before the level is checked.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Log Statements</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<LogStatement> getLogStatements()
	{
		if (logStatements == null)
		{
			logStatements = new EObjectContainmentEList<LogStatement>(LogStatement.class, this, PlatformPackage.APPLICATION__LOG_STATEMENTS);
		}
		return logStatements;
	}

	/**
	 * Returns the value of the '<em><b>Data Sources</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.DataSource}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Data sources that the project brings along.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Data Sources</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<DataSource> getDataSources()
	{
		if (dataSources == null)
		{
			dataSources = new EObjectContainmentEList<DataSource>(DataSource.class, this, PlatformPackage.APPLICATION__DATA_SOURCES);
		}
		return dataSources;
	}

	/**
	 * Returns the value of the '<em><b>Configuration</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.ConfigurationFile}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The files of settings, in path order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Configuration</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<ConfigurationFile> getConfiguration()
	{
		if (configuration == null)
		{
			configuration = new EObjectContainmentEList<ConfigurationFile>(ConfigurationFile.class, this, PlatformPackage.APPLICATION__CONFIGURATION);
		}
		return configuration;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case PlatformPackage.APPLICATION__PERSISTENCE_UNITS:
				return ((InternalEList<?>)getPersistenceUnits()).basicRemove(otherEnd, msgs);
			case PlatformPackage.APPLICATION__ENTITIES:
				return ((InternalEList<?>)getEntities()).basicRemove(otherEnd, msgs);
			case PlatformPackage.APPLICATION__MESSAGE_DRIVEN_BEANS:
				return ((InternalEList<?>)getMessageDrivenBeans()).basicRemove(otherEnd, msgs);
			case PlatformPackage.APPLICATION__PERSIST_LOOPS:
				return ((InternalEList<?>)getPersistLoops()).basicRemove(otherEnd, msgs);
			case PlatformPackage.APPLICATION__ASYNCHRONOUS_CALL_LOOPS:
				return ((InternalEList<?>)getAsynchronousCallLoops()).basicRemove(otherEnd, msgs);
			case PlatformPackage.APPLICATION__ASYNCHRONOUS_CALLS:
				return ((InternalEList<?>)getAsynchronousCalls()).basicRemove(otherEnd, msgs);
			case PlatformPackage.APPLICATION__CODE_FACTS:
				return ((InternalEList<?>)getCodeFacts()).basicRemove(otherEnd, msgs);
			case PlatformPackage.APPLICATION__LOG_STATEMENTS:
				return ((InternalEList<?>)getLogStatements()).basicRemove(otherEnd, msgs);
			case PlatformPackage.APPLICATION__DATA_SOURCES:
				return ((InternalEList<?>)getDataSources()).basicRemove(otherEnd, msgs);
			case PlatformPackage.APPLICATION__CONFIGURATION:
				return ((InternalEList<?>)getConfiguration()).basicRemove(otherEnd, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case PlatformPackage.APPLICATION__PATH:
				return getPath();
			case PlatformPackage.APPLICATION__PERSISTENCE_UNITS:
				return getPersistenceUnits();
			case PlatformPackage.APPLICATION__ENTITIES:
				return getEntities();
			case PlatformPackage.APPLICATION__MESSAGE_DRIVEN_BEANS:
				return getMessageDrivenBeans();
			case PlatformPackage.APPLICATION__PERSIST_LOOPS:
				return getPersistLoops();
			case PlatformPackage.APPLICATION__ASYNCHRONOUS_CALL_LOOPS:
				return getAsynchronousCallLoops();
			case PlatformPackage.APPLICATION__ASYNCHRONOUS_CALLS:
				return getAsynchronousCalls();
			case PlatformPackage.APPLICATION__CODE_FACTS:
				return getCodeFacts();
			case PlatformPackage.APPLICATION__LOG_STATEMENTS:
				return getLogStatements();
			case PlatformPackage.APPLICATION__DATA_SOURCES:
				return getDataSources();
			case PlatformPackage.APPLICATION__CONFIGURATION:
				return getConfiguration();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case PlatformPackage.APPLICATION__PATH:
				setPath((String)newValue);
				return;
			case PlatformPackage.APPLICATION__PERSISTENCE_UNITS:
				getPersistenceUnits().clear();
				getPersistenceUnits().addAll((Collection<? extends PersistenceUnit>)newValue);
				return;
			case PlatformPackage.APPLICATION__ENTITIES:
				getEntities().clear();
				getEntities().addAll((Collection<? extends Entity>)newValue);
				return;
			case PlatformPackage.APPLICATION__MESSAGE_DRIVEN_BEANS:
				getMessageDrivenBeans().clear();
				getMessageDrivenBeans().addAll((Collection<? extends MessageDrivenBean>)newValue);
				return;
			case PlatformPackage.APPLICATION__PERSIST_LOOPS:
				getPersistLoops().clear();
				getPersistLoops().addAll((Collection<? extends PersistLoop>)newValue);
				return;
			case PlatformPackage.APPLICATION__ASYNCHRONOUS_CALL_LOOPS:
				getAsynchronousCallLoops().clear();
				getAsynchronousCallLoops().addAll((Collection<? extends AsynchronousCallLoop>)newValue);
				return;
			case PlatformPackage.APPLICATION__ASYNCHRONOUS_CALLS:
				getAsynchronousCalls().clear();
				getAsynchronousCalls().addAll((Collection<? extends AsynchronousCall>)newValue);
				return;
			case PlatformPackage.APPLICATION__CODE_FACTS:
				getCodeFacts().clear();
				getCodeFacts().addAll((Collection<? extends CodeFact>)newValue);
				return;
			case PlatformPackage.APPLICATION__LOG_STATEMENTS:
				getLogStatements().clear();
				getLogStatements().addAll((Collection<? extends LogStatement>)newValue);
				return;
			case PlatformPackage.APPLICATION__DATA_SOURCES:
				getDataSources().clear();
				getDataSources().addAll((Collection<? extends DataSource>)newValue);
				return;
			case PlatformPackage.APPLICATION__CONFIGURATION:
				getConfiguration().clear();
				getConfiguration().addAll((Collection<? extends ConfigurationFile>)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackage.APPLICATION__PATH:
				setPath(PATH_EDEFAULT);
				return;
			case PlatformPackage.APPLICATION__PERSISTENCE_UNITS:
				getPersistenceUnits().clear();
				return;
			case PlatformPackage.APPLICATION__ENTITIES:
				getEntities().clear();
				return;
			case PlatformPackage.APPLICATION__MESSAGE_DRIVEN_BEANS:
				getMessageDrivenBeans().clear();
				return;
			case PlatformPackage.APPLICATION__PERSIST_LOOPS:
				getPersistLoops().clear();
				return;
			case PlatformPackage.APPLICATION__ASYNCHRONOUS_CALL_LOOPS:
				getAsynchronousCallLoops().clear();
				return;
			case PlatformPackage.APPLICATION__ASYNCHRONOUS_CALLS:
				getAsynchronousCalls().clear();
				return;
			case PlatformPackage.APPLICATION__CODE_FACTS:
				getCodeFacts().clear();
				return;
			case PlatformPackage.APPLICATION__LOG_STATEMENTS:
				getLogStatements().clear();
				return;
			case PlatformPackage.APPLICATION__DATA_SOURCES:
				getDataSources().clear();
				return;
			case PlatformPackage.APPLICATION__CONFIGURATION:
				getConfiguration().clear();
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackage.APPLICATION__PATH:
				return PATH_EDEFAULT == null ? path != null : !PATH_EDEFAULT.equals(path);
			case PlatformPackage.APPLICATION__PERSISTENCE_UNITS:
				return persistenceUnits != null && !persistenceUnits.isEmpty();
			case PlatformPackage.APPLICATION__ENTITIES:
				return entities != null && !entities.isEmpty();
			case PlatformPackage.APPLICATION__MESSAGE_DRIVEN_BEANS:
				return messageDrivenBeans != null && !messageDrivenBeans.isEmpty();
			case PlatformPackage.APPLICATION__PERSIST_LOOPS:
				return persistLoops != null && !persistLoops.isEmpty();
			case PlatformPackage.APPLICATION__ASYNCHRONOUS_CALL_LOOPS:
				return asynchronousCallLoops != null && !asynchronousCallLoops.isEmpty();
			case PlatformPackage.APPLICATION__ASYNCHRONOUS_CALLS:
				return asynchronousCalls != null && !asynchronousCalls.isEmpty();
			case PlatformPackage.APPLICATION__CODE_FACTS:
				return codeFacts != null && !codeFacts.isEmpty();
			case PlatformPackage.APPLICATION__LOG_STATEMENTS:
				return logStatements != null && !logStatements.isEmpty();
			case PlatformPackage.APPLICATION__DATA_SOURCES:
				return dataSources != null && !dataSources.isEmpty();
			case PlatformPackage.APPLICATION__CONFIGURATION:
				return configuration != null && !configuration.isEmpty();
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (path: ");
		result.append(path);
		result.append(')');
		return result.toString();
	}

} // Application
