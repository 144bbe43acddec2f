Feature: What stopped cards may not do in 1996
  To be stopped means to do nothing at all, whatever the deed.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |
    And Alice has:
      | card              | where                      |
      | Bortas            | at "Explore Black Cluster" |
      | U.S.S. Enterprise | at "Excavation"            |

  @ruling=faq96-12-stopped-01
  Rule: A stopped card performs no action of any kind

    @1e-1996
    Example: a stopped ship with its crew neither moves nor cloaks nor fights nor attempts a mission
      Given Alice has:
        | card   | where           |
        | Kurn   | aboard "Bortas" |
        | Konmel | aboard "Bortas" |
        | Divok  | aboard "Bortas" |
      And Bob has:
        | card   | where                      |
        | Decius | at "Explore Black Cluster" |
      And "Bortas" is stopped
      Then these are illegal:
        | action                                               |
        | Alice moves "Bortas" to "Excavation"                 |
        | Alice cloaks "Bortas"                                |
        | Alice attacks "Decius" with "Bortas"                 |
        | Alice attempts "Explore Black Cluster" from "Bortas" |

    @1e-1996
    Example: the same ship does all of it when it is not stopped
      Given Alice has:
        | card   | where           |
        | Kurn   | aboard "Bortas" |
        | Konmel | aboard "Bortas" |
        | Divok  | aboard "Bortas" |
      And Bob has:
        | card   | where                      |
        | Decius | at "Explore Black Cluster" |
      Then these are legal:
        | action                                               |
        | Alice moves "Bortas" to "Excavation"                 |
        | Alice cloaks "Bortas"                                |
        | Alice attacks "Decius" with "Bortas"                 |
        | Alice attempts "Explore Black Cluster" from "Bortas" |

  @ruling=faq96-12-stopped-02
  Rule: A stopped card does not beam

    @1e-1996
    Example: a stopped officer stays aboard
      Given Alice has:
        | card | where                      |
        | Data | aboard "U.S.S. Enterprise" |
        | Worf | aboard "U.S.S. Enterprise" |
      And "Data" is stopped
      When Alice beams "Data" to "Excavation"
      Then that is illegal
      And nothing else has changed

    @1e-1996
    Example: his unstopped neighbour beams down
      Given Alice has:
        | card | where                      |
        | Data | aboard "U.S.S. Enterprise" |
        | Worf | aboard "U.S.S. Enterprise" |
      And "Data" is stopped
      When Alice beams "Worf" to "Excavation"
      Then "Worf" is now on "Excavation"
      And nothing else has changed

  @ruling=faq96-12-stopped-03
  Rule: A stopped card does not move

    @1e-1996
    Example: a stopped ship stays where it is
      Given Alice has:
        | card   | where           |
        | Kurn   | aboard "Bortas" |
        | Konmel | aboard "Bortas" |
        | Divok  | aboard "Bortas" |
      And "Bortas" is stopped
      When Alice moves "Bortas" to "Excavation"
      Then that is illegal
      And nothing else has changed

    @1e-1996
    Example: the ship flies when it is not stopped
      Given Alice has:
        | card   | where           |
        | Kurn   | aboard "Bortas" |
        | Konmel | aboard "Bortas" |
        | Divok  | aboard "Bortas" |
      When Alice moves "Bortas" to "Excavation"
      Then "Bortas" is now at "Excavation"
      And nothing else has changed

  @ruling=faq96-12-stopped-04
  Rule: A stopped card does not battle

    @1e-1996
    Example: a stopped warrior begins no battle on the planet
      Given Alice has:
        | card   | where           |
        | Gowron | on "Excavation" |
      And Bob has:
        | card   | where           |
        | Taibak | on "Excavation" |
      And "Gowron" is stopped
      When Alice attacks "Taibak" with "Gowron"
      Then that is illegal
      And nothing else has changed

    @1e-1996
    Example: the same warrior attacks when he is not stopped
      Given Alice has:
        | card   | where           |
        | Gowron | on "Excavation" |
      And Bob has:
        | card   | where           |
        | Taibak | on "Excavation" |
      When Alice attacks "Taibak" with "Gowron"
      Then "Taibak" is now in Bob's discard pile
      And "Gowron" is now stopped
      And nothing else has changed
