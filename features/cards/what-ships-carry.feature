Feature: What lies on ships, as printed
  Events and interrupts that are played on ships of one kind.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-cards-391
  Rule: Particle Scattering Field is for a ship of its player's with the device

    Scenario Outline: Particle Scattering Field is played on <whose> <what>, and that is <verdict>
      Given these made-up cards:
        | card       | type | affiliations | keywords                   | range | weapons | shields |
        | Probe Ship | ship | Federation   | Particle Scattering Device | 7     | 5       | 6       |
      And Alice has:
        | card                      | where   |
        | Particle Scattering Field | in hand |
      And <whose> has:
        | card   | where   |
        | <what> | <where> |
      When Alice plays "Particle Scattering Field" on "<what>"
      Then that is <verdict>

      Examples: With the device, without it, and the other player's
        | whose | what       | where           | verdict |
        | Alice | Probe Ship | at "Excavation" | legal   |
        | Alice | Runabout   | at "Excavation" | illegal |
        | Bob   | Probe Ship | at "Excavation" | illegal |

  @ruling=custom-cards-392
  Rule: Orbital Bombardment is for a ship of its player's that is not of the Federation

    Scenario Outline: Orbital Bombardment is played on <whose> <what>, and that is <verdict>
      Given these made-up cards:
        | card            | type | affiliations | range | weapons | shields |
        | Rotarran Sister | ship | Klingon      | 7     | 5       | 6       |
      And Alice has:
        | card                | where   |
        | Orbital Bombardment | in hand |
      And <whose> has:
        | card   | where   |
        | <what> | <where> |
      When Alice plays "Orbital Bombardment" on "<what>"
      Then that is <verdict>

      Examples: Affiliation, player, and somebody on the planet
        | whose | what            | where           | verdict |
        | Alice | Rotarran Sister | at "Excavation" | legal   |
        | Alice | Runabout        | at "Excavation" | illegal |
        | Bob   | Rotarran Sister | at "Excavation" | illegal |
        | Alice | Klag            | on "Excavation" | illegal |

  @ruling=custom-cards-393
  Rule: Nutational Shields are for a ship of their player's

    Scenario Outline: Nutational Shields is played on <whose> <what>, and that is <verdict>
      Given Alice has:
        | card               | where   |
        | Nutational Shields | in hand |
      And <whose> has:
        | card   | where   |
        | <what> | <where> |
      When Alice plays "Nutational Shields" on "<what>"
      Then that is <verdict>

      Examples: Her ship, his, and an outpost
        | whose | what               | where           | verdict |
        | Alice | Runabout           | at "Excavation" | legal   |
        | Bob   | Runabout           | at "Excavation" | illegal |
        | Alice | Federation Outpost | at "Excavation" | illegal |

  @ruling=custom-cards-394
  Rule: Subspace Transporter is for a ship of its player's

    Scenario Outline: Subspace Transporter is played on <whose> <what>, and that is <verdict>
      Given Alice has:
        | card                 | where   |
        | Subspace Transporter | in hand |
      And <whose> has:
        | card   | where   |
        | <what> | <where> |
      When Alice plays "Subspace Transporter" on "<what>"
      Then that is <verdict>

      Examples: Her ship, his, and an outpost
        | whose | what               | where           | verdict |
        | Alice | Runabout           | at "Excavation" | legal   |
        | Bob   | Runabout           | at "Excavation" | illegal |
        | Alice | Federation Outpost | at "Excavation" | illegal |

    Example: it is not played on the table, where it would be on no ship
      Given Alice has:
        | card                 | where           |
        | Runabout             | at "Excavation" |
        | Subspace Transporter | in hand         |
      When Alice plays "Subspace Transporter" on the table
      Then that is illegal
      And nothing else has changed

  @ruling=custom-cards-395
  Rule: Incoming Message - Romulan is for a Romulan ship

    Scenario Outline: Incoming Message - Romulan is played on <whose> <what>, and that is <verdict>
      Given Alice has:
        | card                       | where               |
        | Incoming Message - Romulan | in hand             |
        | Romulan Outpost            | at "Relief Mission" |
      And <whose> has:
        | card   | where   |
        | <what> | <where> |
      When Alice plays "Incoming Message - Romulan" on "<what>"
      Then that is <verdict>

      Examples: A Romulan ship, another one, and a Romulan
        | whose | what     | where           | verdict |
        | Alice | Haakona  | at "Excavation" | legal   |
        | Alice | Runabout | at "Excavation" | illegal |
        | Alice | Taris    | on "Excavation" | illegal |

  @ruling=custom-cards-396
  Rule: Incoming Message - Klingon is for a Klingon ship

    Scenario Outline: Incoming Message - Klingon is played on <whose> <what>, and that is <verdict>
      Given Alice has:
        | card                       | where   |
        | Incoming Message - Klingon | in hand |
      And <whose> has:
        | card   | where   |
        | <what> | <where> |
      When Alice plays "Incoming Message - Klingon" on "<what>"
      Then that is <verdict>

      Examples: A Klingon ship, another one, and a Klingon
        | whose | what           | where           | verdict |
        | Alice | I.K.C. Hegh'ta | at "Excavation" | legal   |
        | Alice | Runabout       | at "Excavation" | illegal |
        | Alice | Klag           | on "Excavation" | illegal |

  @ruling=custom-cards-397
  Rule: Incoming Message - Federation is for a ship of the Federation

    Scenario Outline: Incoming Message - Federation is played on <whose> <what>, and that is <verdict>
      Given Alice has:
        | card                          | where   |
        | Incoming Message - Federation | in hand |
      And <whose> has:
        | card   | where   |
        | <what> | <where> |
      When Alice plays "Incoming Message - Federation" on "<what>"
      Then that is <verdict>

      Examples: Such a ship, another one, and somebody of the Federation
        | whose | what     | where           | verdict |
        | Alice | Runabout | at "Excavation" | legal   |
        | Alice | Haakona  | at "Excavation" | illegal |
        | Alice | Calloway | on "Excavation" | illegal |
