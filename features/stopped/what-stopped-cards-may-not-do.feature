Feature: What stopped cards may not do
  A stopped card keeps its place and its part in the game, and is barred from a list of deeds.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card              | where                      |
      | U.S.S. Enterprise | at "Excavation"            |
      | Data              | aboard "U.S.S. Enterprise" |
      | Worf              | aboard "U.S.S. Enterprise" |

  @ruling=1eS-stopped-06
  Rule: A stopped card may not be beamed

    @1e-glossary @1e-2014
    Example: a stopped personnel stays where it is
      Given "Data" is stopped
      When Alice beams "Data" to "Excavation"
      Then that is illegal
      And nothing else has changed

    @1e-glossary @1e-2014
    Example: the stopped personnel's unstopped neighbour may beam
      Given "Data" is stopped
      When Alice beams "Worf" to "Excavation"
      Then "Worf" is now on "Excavation"
      And nothing else has changed
