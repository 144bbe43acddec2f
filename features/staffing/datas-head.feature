Feature: What staffs a ship
  An icon on a card does not make a member of the crew of it.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Wormhole Negotiations |

  @ruling=faq96-33-datas-head-02
  Rule: Only personnel meet staffing requirements

    Background:
      Given these made-up cards:
        | card         | type      | affiliations | range | staffing       | icons |
        | Patrol Boat  | ship      | Federation   | 8     | command, staff |       |
        | Autopilot    | equipment |              |       |                | staff |
        | Cadet Nobody | personnel | Federation   |       |                | staff |

    Scenario Outline: <whoever> <does> for the second seat
      Given Alice has:
        | card             | where                |
        | Patrol Boat      | at "Excavation"      |
        | Benjamin Maxwell | aboard "Patrol Boat" |
        | <whoever>        | aboard "Patrol Boat" |
      When Alice moves "Patrol Boat" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples:
        | whoever      | does        | verdict |
        | Autopilot    | will not do | illegal |
        | Cadet Nobody | will do     | legal   |

  @ruling=faq96-33-datas-head-01
  Rule: Data's Head has the icon, and does not staff the ships that ask for it

    Scenario Outline: <whoever> <does> for the seat that asks for one of another universe
      Given Alice has:
        | card                | where                        |
        | U.S.S. Enterprise-C | at "Excavation"              |
        | Benjamin Maxwell    | aboard "U.S.S. Enterprise-C" |
        | Jenna D'Sora        | aboard "U.S.S. Enterprise-C" |
        | <whoever>           | aboard "U.S.S. Enterprise-C" |
      When Alice moves "U.S.S. Enterprise-C" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples:
        | whoever          | does        | verdict |
        | Data's Head      | will not do | illegal |
        | Richard Castillo | will do     | legal   |
