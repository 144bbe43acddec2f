Feature: Mission personas
  Missions that show one location are instances of one persona.

  Background:
    Given these locations:
      | location   | seeded by | quadrant |
      | Excavation | Alice     | Alpha    |

  @ruling=cr14-missions-persona-01
  Rule: Copies of one card are one mission persona

    Example: Excavation is Excavation
      Then "Excavation" and "Excavation" are versions of one persona
      And "Excavation" and "Observe Ritual" are not versions of one persona

    Example: copies of a mission without location text are one persona
      Given these made-up cards:
        | card         | type    |
        | Quiet Planet | mission |
      Then "Quiet Planet" and "Quiet Planet" are versions of one persona

  @ruling=cr14-missions-persona-02
  Rule: Different missions with the very same location text are one persona

    Example: both missions at Vulcan
      Then "Deliver Ancient Artifact" and "Observe Ritual" are versions of one persona
      And "Observe Ritual" and "Alter Records" are not versions of one persona

    Example: missions without location text are not one persona
      Given these made-up cards:
        | card         | type    |
        | Quiet Planet | mission |
        | Empty Reach  | mission |
      Then "Deliver Ancient Artifact" and "Observe Ritual" are versions of one persona
      And "Quiet Planet" and "Empty Reach" are not versions of one persona

  @ruling=cr14-missions-persona-03
  Rule: Deliver Ancient Artifact and Observe Ritual are Vulcan

    Example: they are one persona
      Then "Observe Ritual" and "Deliver Ancient Artifact" are versions of one persona

  @ruling=cr14-missions-persona-04
  Rule: A plasma storm in a region is not the plasma storm of no region

    Example: Catalog Phenomena and Study Plasma Storm are two personas
      Then "Catalog Phenomena" and "Study Plasma Storm" are not versions of one persona

  @ruling=cr14-missions-persona-05
  Rule: Bajor in the Mirror Universe is not Bajor

    Example: Disrupt Alliance and Alter Records are two personas
      Then "Disrupt Alliance" and "Alter Records" are not versions of one persona

  @ruling=cr14-mission-ii-03
  Rule: Typhon Expanse and the misspelt Typhone Expanse are one location

    Example: both missions that explore it are one persona
      Then "Explore Typhon Expanse" and "Explore Typhon Expanse II" are versions of one persona
      And "Explore Typhon Expanse" and "Observe Ritual" are not versions of one persona
      And "Explore Typhon Expanse II" and "Observe Ritual" are not versions of one persona

  @ruling=cr14-mission-ii-04
  Rule: Beta Stromgren and the misspelt Beta Stromgen are one location

    Example: both missions that investigate the sighting there are one persona
      Then "Investigate Sighting" and "Investigate Sighting II" are versions of one persona
      And "Investigate Sighting" and "Observe Ritual" are not versions of one persona
      And "Investigate Sighting II" and "Observe Ritual" are not versions of one persona

  @ruling=cr14-persona-01
  Rule: Missions are not exchanged by persona replacement

    Background:
      Given Alice has:
        | card                      | where                           |
        | Explore Typhon Expanse    | in the Alpha Quadrant spaceline |
        | Explore Typhon Expanse II | in hand                         |
        | Galen                     | on "Excavation"                 |
        | Jean-Luc Picard           | in hand                         |

    Example: one exploration of the Typhon Expanse does not take the place of the other
      When Alice replaces "Explore Typhon Expanse" with "Explore Typhon Expanse II"
      Then that is illegal
      And nothing else has changed

    Example: Jean-Luc Picard takes the place of Galen
      When Alice replaces "Galen" with "Jean-Luc Picard"
      Then "Jean-Luc Picard" is now on "Excavation"
      And "Galen" is now in Alice's discard pile
      And nothing else has changed
