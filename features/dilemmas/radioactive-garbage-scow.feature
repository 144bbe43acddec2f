Feature: Radioactive Garbage Scow
  A space dilemma that may be towed to a planet.

  Background:
    Given the spaceline:
      | mission                     |
      | Excavation                  |
      | Explore Interstellar Matter |

  @ruling=faq96-323-radioactive-garbage-scow-01
  Rule: A Radioactive Garbage Scow that was towed to a planet keeps the mission there from being attempted

    Example: as long as the scow is elsewhere the mission can be attempted
      Given Alice has:
        | card              | where                            |
        | U.S.S. Enterprise | at "Explore Interstellar Matter" |
        | Geordi La Forge   | aboard "U.S.S. Enterprise"       |
        | Leah Brahms       | aboard "U.S.S. Enterprise"       |
        | Soren             | aboard "U.S.S. Enterprise"       |
        | Calloway          | on "Excavation"                  |
      And Bob has:
        | card                     | where                            |
        | Radioactive Garbage Scow | on "Explore Interstellar Matter" |
      Then these are legal:
        | action                      |
        | Alice attempts "Excavation" |
      When Alice moves "U.S.S. Enterprise" to "Excavation" with "Radioactive Garbage Scow"
      Then "Radioactive Garbage Scow" is now atop "Excavation"
      And these are illegal:
        | action                      |
        | Alice attempts "Excavation" |
      And "U.S.S. Enterprise" is now at "Excavation"
      And nothing else has changed

  @ruling=faq96-323-radioactive-garbage-scow-02
  Rule: A Radioactive Garbage Scow that was towed to a planet kills nobody there

    Example: the team on the planet lives
      Given Alice has:
        | card              | where                            |
        | U.S.S. Enterprise | at "Explore Interstellar Matter" |
        | Geordi La Forge   | aboard "U.S.S. Enterprise"       |
        | Leah Brahms       | aboard "U.S.S. Enterprise"       |
        | Soren             | aboard "U.S.S. Enterprise"       |
        | Galen             | on "Excavation"                  |
      And Bob has:
        | card                     | where                            |
        | Radioactive Garbage Scow | on "Explore Interstellar Matter" |
        | Taris                    | on "Excavation"                  |
      When Alice moves "U.S.S. Enterprise" to "Excavation" with "Radioactive Garbage Scow"
      Then "Radioactive Garbage Scow" is now atop "Excavation"
      And "Galen" and "Taris" are still on "Excavation"
      And "U.S.S. Enterprise" is now at "Excavation"
      And nothing else has changed
