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
