Feature: Basic rules of cloaking in the Second Edition
  What a ship does that is hidden.

  @ruling=custom-cloaking-23
  Rule: In Second Edition a ship that is hidden acts as it does otherwise

    Scenario Outline: it is <state>, and it engages and attempts a mission
      Given these made-up cards:
        | card        | type      | kind  | attempted by | affiliations | range | weapons | shields | keywords                       | skills |
        | Empty Reach | mission   | space | any          |              |       |         |         |                                | |
        | Ghost       | ship      |       |              | Romulan      | 8     | 7       | 5       | Cloaking Device, Phasing Cloak | |
        | Old Pilot   | personnel |       |              | Romulan      |       |         |         |                                | Leadership |
        | Light Barge | ship      |       |              | Bajoran      | 8     | 5       | 5       |                                | |
      And Alice has:
        | card        | where                | state   |
        | Empty Reach | in Alice's spaceline |         |
        | Ghost       | at "Empty Reach"     | <state> |
        | Old Pilot   | aboard "Ghost"       |         |
        | Power to the Weapons | in Alice's core | |
      And Bob has:
        | card        | where            |
        | Light Barge | at "Empty Reach" |
      Then these are legal:
        | action                                   |
        | Alice engages "Light Barge" with "Ghost" |
        | Alice attempts "Empty Reach"             |

      Examples: Cloaked, and phased
        | state   |
        | cloaked |
        | phased  |

  @ruling=custom-cloaking-12
  Rule: A ship moves while it is cloaked, in Second Edition, too

    @2e
    Example: in Second Edition the ship is cloaked, and flies on
      Given these made-up cards:
        | card         | type      | kind   | span | affiliations | range | keywords        |
        | Quiet Planet | mission   | planet | 2    |              |       |                 |
        | Near Planet  | mission   | planet | 2    |              |       |                 |
        | Ghost        | ship      |        |      | Romulan      | 8     | Cloaking Device |
        | Guard        | personnel |        |      | Romulan      |       |                 |
      And Alice has:
        | card         | where                | state   |
        | Quiet Planet | in Alice's spaceline |         |
        | Near Planet  | in Alice's spaceline |         |
        | Ghost        | at "Quiet Planet"    | cloaked |
        | Guard        | aboard "Ghost"       |         |
      When Alice moves "Ghost" to "Near Planet"
      Then "Ghost" is now at "Near Planet"
      And "Ghost" is still cloaked
      And nothing else has changed
