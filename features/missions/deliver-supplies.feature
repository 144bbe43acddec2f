Feature: Deliver Supplies
  What is delivered comes with a freighter or transport, and is beamed down.

  Background:
    Given these made-up cards:
      | card          | type      | affiliations | classification | skills            | range |
      | Trader        | personnel | Bajoran      | CIVILIAN       |                   |       |
      | Beam Operator | personnel | Bajoran      |                | Transporter Skill |       |
      | Escort        | ship      | Bajoran      |                |                   | 8     |

  Rule: The freighter or transport is in orbit when the mission is solved, and Transporter Skill is aboard it

    Background:
      Given these locations:
        | location         | quadrant |
        | Deliver Supplies | Alpha    |
        | Excavation       | Alpha    |

    @ruling=1eD-deliver-supplies-01
    Example: a freighter that is elsewhere does not serve
      Given Alice has:
        | card              | where                      |
        | Escort            | at "Deliver Supplies"      |
        | Trader [aboard]   | aboard "Escort"            |
        | Bajoran Freighter | at "Excavation"            |
        | Beam Operator     | aboard "Bajoran Freighter" |
        | Trader [first]    | on "Deliver Supplies"      |
        | Trader [second]   | on "Deliver Supplies"      |
      When Alice attempts "Deliver Supplies" from "Escort"
      Then "Deliver Supplies" is still not completed
      And Alice still has 0 points
      And nothing else has changed

    @ruling=1eD-deliver-supplies-01
    Example: nor does a ship in orbit that is neither
      Given Alice has:
        | card            | where                 |
        | Escort          | at "Deliver Supplies" |
        | Beam Operator   | aboard "Escort"       |
        | Trader [first]  | on "Deliver Supplies" |
        | Trader [second] | on "Deliver Supplies" |
      When Alice attempts "Deliver Supplies" from "Escort"
      Then "Deliver Supplies" is still not completed
      And Alice still has 0 points
      And nothing else has changed

    @ruling=1eD-deliver-supplies-01
    Example: nor does the opponent's freighter, though somebody of his could beam
      Given Alice has:
        | card            | where                 |
        | Escort          | at "Deliver Supplies" |
        | Beam Operator   | aboard "Escort"       |
        | Trader [first]  | on "Deliver Supplies" |
        | Trader [second] | on "Deliver Supplies" |
      And Bob has:
        | card                | where                      |
        | Bajoran Freighter   | at "Deliver Supplies"      |
        | Beam Operator [his] | aboard "Bajoran Freighter" |
      When Alice attempts "Deliver Supplies" from "Escort"
      Then "Deliver Supplies" is still not completed
      And Alice still has 0 points
      And nothing else has changed

    @ruling=1eD-deliver-supplies-01
    Scenario Outline: <ship> in orbit serves
      Given Alice has:
        | card            | where                 |
        | <ship>          | at "Deliver Supplies" |
        | Beam Operator   | aboard "<ship>"       |
        | Baran           | aboard "<ship>"       |
        | Trader [first]  | on "Deliver Supplies" |
        | Trader [second] | on "Deliver Supplies" |
      When Alice attempts "Deliver Supplies" from "<ship>"
      Then "Deliver Supplies" is now completed
      And Alice now has 40 points
      And nothing else has changed

      @part=freighter
      Examples: A freighter
        | ship               |
        | Bajoran Freighter  |
        | Xepolite Freighter |

      @part=transport
      Examples: A transport
        | ship               |
        | Assembly Transport |

    @ruling=1eD-deliver-supplies-02
    Example: Transporter Skill in the Away Team alone does not do
      Given Alice has:
        | card              | where                      |
        | Bajoran Freighter | at "Deliver Supplies"      |
        | Trader [aboard]   | aboard "Bajoran Freighter" |
        | Beam Operator     | on "Deliver Supplies"      |
        | Trader [first]    | on "Deliver Supplies"      |
        | Trader [second]   | on "Deliver Supplies"      |
      When Alice attempts "Deliver Supplies" from "Bajoran Freighter"
      Then "Deliver Supplies" is still not completed
      And Alice still has 0 points
      And nothing else has changed

    @ruling=1eD-deliver-supplies-02
    Example: nor does it aboard another ship in orbit
      Given Alice has:
        | card              | where                      |
        | Bajoran Freighter | at "Deliver Supplies"      |
        | Trader [aboard]   | aboard "Bajoran Freighter" |
        | Escort            | at "Deliver Supplies"      |
        | Beam Operator     | aboard "Escort"            |
        | Trader [first]    | on "Deliver Supplies"      |
        | Trader [second]   | on "Deliver Supplies"      |
      When Alice attempts "Deliver Supplies" from "Bajoran Freighter"
      Then "Deliver Supplies" is still not completed
      And Alice still has 0 points
      And nothing else has changed

    @ruling=1eD-deliver-supplies-02
    Example: aboard the freighter it does, whichever ship the crew attempts the mission from
      Given Alice has:
        | card              | where                      |
        | Bajoran Freighter | at "Deliver Supplies"      |
        | Beam Operator     | aboard "Bajoran Freighter" |
        | Escort            | at "Deliver Supplies"      |
        | Trader [aboard]   | aboard "Escort"            |
        | Trader [first]    | on "Deliver Supplies"      |
        | Trader [second]   | on "Deliver Supplies"      |
      When Alice attempts "Deliver Supplies" from "Escort"
      Then "Deliver Supplies" is now completed
      And Alice now has 40 points
      And nothing else has changed
