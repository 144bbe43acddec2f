Feature: Which missions are at a nebula

  @ruling=faq96-39-isabella-01
  Rule: A mission is at a nebula if its title or its lore says so

    @part=title
    Example: Study Nebula says so in its title
      Then "Study Nebula" has the feature nebula
      And "Excavation" does not have the feature nebula

    @part=lore
    Example: Survey Mission says so in its lore
      Then "Survey Mission" has the feature nebula
      And "Excavation" does not have the feature nebula

  @ruling=faq96-39-isabella-02
  Rule: Three missions are at a nebula

    Scenario Outline: <mission> is one of them
      Then "<mission>" has the feature nebula
      And "Excavation" does not have the feature nebula

      Examples:
        | mission         |
        | FGC-47 Research |
        | Study Nebula    |
        | Survey Mission  |

  @ruling=faq96-39-isabella-03
  Rule: A mission that only looks like a nebula is at none

    Example: Explore Black Cluster is at a cluster of stars
      Then "Explore Black Cluster" does not have the feature nebula
      And "Study Nebula" has the feature nebula

  @ruling=1eS-study-protonebula-01
  Rule: Study Protonebula is at a nebula

    Example: as Study Nebula is, and Excavation is not
      Then "Study Protonebula" has the feature nebula
      And "Study Nebula" has the feature nebula
      And "Excavation" does not have the feature nebula
